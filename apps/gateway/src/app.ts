import { randomUUID } from 'node:crypto';
import { REQUEST_TIMEOUT_MS } from '@cheyantong/domain';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { SmsSender } from './adapters/sms/port.ts';
import type { DbHandle } from './db/handle.ts';
import type { Env } from './env.ts';
import { accountRoutes } from './features/account/routes.ts';
import { sendCode } from './features/account/send-code.ts';
import { Sessions } from './features/account/sessions.ts';
import { SmsCodes } from './features/account/sms-codes.ts';
import { watchSms } from './features/account/sms-watch.ts';
import { areaRoutes } from './features/areas/routes.ts';
import { leadRoutes } from './features/leads/routes.ts';
import { newsRoutes } from './features/news/routes.ts';
import { partRoutes } from './features/parts/routes.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { usedCarRoutes } from './features/used-cars/routes.ts';
import type { Showroom } from './features/used-cars/showroom.ts';
import { valuationRoutes } from './features/valuation/routes.ts';
import { vehicleRoutes } from './features/vehicles/routes.ts';
import { answerInTime } from './http/answer-in-time.ts';
import { documentCalls } from './http/docs.ts';
import { failed } from './http/envelope.ts';
import { answerFailuresInTheEnvelope } from './http/errors.ts';
import { guard } from './http/security.ts';
import { letConnectionsGoWhenStopping } from './http/stopping.ts';
import './http/fastify-types.ts';
import type { Enqueue } from './jobs/job.ts';
import { exposeHealth } from './observability/health.ts';
import { exposeMetrics } from './observability/metrics.ts';
import type { ReportServices } from './report-services.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const LOOK_FOR_LATE_ANSWERS_MS = 2_000;
const SAFE_REQUEST_ID = /^[\w-]{8,64}$/;

export interface AppParts {
  env: Env;
  log: Logger;
  db: DbHandle;
  sms: SmsSender;
  enqueue: Enqueue;
  showroom: Showroom;
  reportServices: Pick<ReportServices, 'routes'>;
}

/** Builds the gateway from what it is handed; it neither listens nor opens anything by itself. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, log, db, sms, enqueue, showroom, reportServices } = parts;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: env.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  answerInTime(app, { withinMs: REQUEST_TIMEOUT_MS, lookEveryMs: LOOK_FOR_LATE_ANSWERS_MS });
  letConnectionsGoWhenStopping(app);
  answerFailuresInTheEnvelope(app);
  app.decorate('accessRules', {
    client: env.client,
    authenticate: (token) => new Sessions(db).findMember(token),
  });

  await guard(app, {
    requestsPerMinute: env.rateLimitPerMinute,
    https: env.production,
    embeddedDatabase: !env.databaseUrl,
  });
  await app.register(formbody);
  await documentCalls(app);
  exposeHealth(app, db);
  exposeMetrics(app, env.metricsToken);

  const codes = { db, sms, appSecret: env.appSecret, budgets: env.smsBudgets, watch: watchSms(log) };
  accountRoutes(app, codes);
  areaRoutes(app);
  vehicleRoutes(app, db);
  usedCarRoutes(app, db, showroom);
  valuationRoutes(app, db);
  newsRoutes(app, db);
  partRoutes(app, db);
  pictureRoutes(app, env.dataDir);
  leadRoutes(app, {
    db,
    enqueue,
    verifyCode: (handle, memberId, { phone, code }) =>
      new SmsCodes(handle, env.appSecret).consume({ phone, purpose: 'lead', code, holder: { id: memberId } }),
    sendCode: (memberId, request) => sendCode(codes, { ...request, purpose: 'lead', askedBy: memberId }),
  });
  reportServices.routes(app);
  app.all('/api/*', (_request, reply) => reply.status(404).send(failed('C0113')));
  return app;
}

/** A balancer's id is kept so that its log and ours speak of the same request. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
