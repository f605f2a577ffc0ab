import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DealerApi } from '../src/adapters/dealers/port.ts';
import { createSmsSender } from '../src/adapters/sms/create.ts';
import { simulatedSmsSettings } from '../src/adapters/sms/simulator.ts';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import type { RunningFeature } from '../src/feature.ts';
import { type JobRunner, openJobs } from '../src/jobs/runner.ts';
import { joinFeatures, type RunningFeatures } from '../src/join-features.ts';
import type { OperatorTools } from '../src/operator/command-line.ts';
import { connectOutside } from '../src/outside-services.ts';
import { WorkerPool } from '../src/workers/worker-pool.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { simulatedVendors, startSimulators } from './simulators.ts';

export const CLIENT = `Basic ${Buffer.from('portal:portal-demo').toString('base64')}`;

export interface TestGateway {
  app: FastifyInstance;
  database: TestDatabase;
  /** Open for handing work in; nothing is done until a test calls `jobs.work()`. */
  jobs: JobRunner;
  dealers: DealerApi;
  features: RunningFeatures;
  simulatorsUrl: string;
  /** What an operator's command would be given, typed by somebody called 审核员甲. */
  tools: OperatorTools;
  /** The newest code that reached this phone. */
  codeFor(phone: string): Promise<string>;
  logIn(phone: string): Promise<string>;
  close(): Promise<void>;
}

/** The gateway as it runs, on a database of its own, with the vendor's SDK talking to the simulator. */
export async function startTestGateway(settings: NodeJS.ProcessEnv = {}): Promise<TestGateway> {
  const database = await openTestDatabase();
  const simulators = await startSimulators();
  const filesFolder = await mkdtemp(join(tmpdir(), 'cheyantong-files-'));
  const env = readEnv({
    LOG_LEVEL: 'silent',
    SIM_PORT: simulators.address.split(':')[1],
    FILE_DIR: filesFolder,
    ...settings,
  });
  const log = pino({ level: 'silent' });
  const simulatorsUrl = `http://${simulators.address}`;
  const { db } = database;
  const outside = {
    ...connectOutside(env),
    sms: createSmsSender(simulatedSmsSettings('aliyun', simulators.address)),
    vendors: simulatedVendors(simulatorsUrl),
  };
  const workers = new WorkerPool();
  const jobs = await openJobs(database, log);
  const joined = joinFeatures({
    env,
    db,
    log,
    enqueue: jobs.enqueue,
    outside,
    workers,
    mayLagMs: 0,
  });
  const features: RunningFeature[] = Object.values(joined);
  await jobs.declare(features.flatMap((feature) => feature.jobs ?? []));
  const access = { authenticate: joined.account.authenticate, mayCall: joined.limits.mayCall };
  const app = await buildApp({
    env,
    log,
    db,
    features,
    access,
    jobFigures: jobs.figures,
    connections: database.connections,
  });

  return {
    app,
    database,
    jobs,
    dealers: outside.dealers,
    features: joined,
    simulatorsUrl,
    tools: { ...outside, db, enqueue: jobs.enqueue, settings: env, operator: '审核员甲' },
    codeFor: simulators.codeFor,
    async logIn(phone) {
      await askForCode(app, phone);
      const answer = await redeem(app, phone, await simulators.codeFor(phone));
      return answer.json<{ data: { access_token: string } }>().data.access_token;
    },
    async close() {
      await app.close();
      await jobs.stop();
      await workers.close();
      await simulators.close();
      await database.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

type Headers = Record<string, string>;

export const askForCode = (
  app: FastifyInstance,
  phoneNumber: string,
  remoteAddress = '127.0.0.1',
  headers: Headers = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/system-boot/sms-code',
    query: { phoneNumber },
    headers: { authorization: CLIENT, ...headers },
    remoteAddress,
  });

export const redeem = (
  app: FastifyInstance,
  mobile: string,
  code: string,
  { headers = {}, remoteAddress = '127.0.0.1' }: { headers?: Headers; remoteAddress?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/an-auth/oauth2/token',
    query: { grant_type: 'sms_code', mobile, code },
    headers: { authorization: CLIENT, ...headers },
    remoteAddress,
  });

export const asMember = (app: FastifyInstance, token: string, url: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } });
