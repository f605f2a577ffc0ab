import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSmsSender } from '../src/adapters/sms/create.ts';
import { simulatedSmsSettings } from '../src/adapters/sms/simulator.ts';
import { buildApp } from '../src/app.ts';
import { type Database, openDatabase } from '../src/db/client.ts';
import { readEnv } from '../src/env.ts';
import { openTestYard } from '../src/features/used-cars/test-cars.ts';
import { waitingJobs } from '../src/jobs/waiting-jobs.ts';
import { joinFeatures } from '../src/join-features.ts';
import { connectOutside } from '../src/outside-services.ts';
import { WorkerPool } from '../src/workers/worker-pool.ts';
import { engine, newDatabaseAddress } from './database.ts';
import { askForCode, asMember, redeem } from './gateway.ts';
import { simulatedVendors, startSimulators } from './simulators.ts';

describe.runIf(engine === 'postgres')('two servers on one PostgreSQL', () => {
  let databases: [Database, Database];
  let one: FastifyInstance;
  let two: FastifyInstance;
  let simulators: Awaited<ReturnType<typeof startSimulators>>;

  beforeAll(async () => {
    const address = await newDatabaseAddress({ migrated: false });
    simulators = await startSimulators();
    // Both migrate at the same time.
    databases = await Promise.all([openDatabase(address), openDatabase(address)]);
    const env = readEnv({ LOG_LEVEL: 'silent' });
    const sms = createSmsSender(simulatedSmsSettings('aliyun', simulators.address));
    const log = pino({ level: 'silent' });
    const enqueue = async () => undefined;
    const outside = {
      ...connectOutside(env),
      sms,
      vendors: simulatedVendors(`http://${simulators.address}`),
    };
    const start = async ({ db }: Database) => {
      const features = joinFeatures({ env, db, log, enqueue, outside, workers: new WorkerPool() });
      // Both publish the agreements of a new installation.
      await features.agreements.prepare();
      const access = { authenticate: features.account.authenticate, mayCall: features.limits.mayCall };
      const jobFigures = waitingJobs(db);
      return buildApp({ env, log, db, features: Object.values(features), jobFigures, access });
    };
    [one, two] = await Promise.all([start(databases[0]), start(databases[1])]);
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close(), simulators.close()]);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('share sessions, codes and SMS limits', async () => {
    const phone = '13900000001';
    const sends = await Promise.all([one, two, one, two].map((app) => askForCode(app, phone)));
    expect(sends.map((answer) => answer.json().code).sort()).toEqual(['00000', 'A0501', 'A0501', 'A0501']);

    const token = (await redeem(two, phone, await simulators.codeFor(phone))).json().data.access_token;
    const me = '/api/ums-boot/app-api/v1/members/me';
    expect((await asMember(one, token, me)).json().data.mobile).toBe(phone);
    await two.inject({
      method: 'DELETE',
      url: '/api/system-boot/api/v1/users/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    // The other server has just seen the token, and goes by that for a moment.
    await vi.waitFor(async () => expect((await asMember(one, token, me)).statusCode).toBe(401), 5_000);
  });

  it('show one list of cars, whichever of them is asked for the next page', async () => {
    const yard = await openTestYard(databases[0].db);
    // An import publishes all its cars in the same second.
    const publishedAt = new Date('2026-11-15T04:00:00Z');
    const parked: string[] = [];
    for (let car = 0; car < 6; car++) parked.unshift(await yard.park('camry', { publishedAt }));
    const look = async (server: FastifyInstance, place: object) => {
      const url = '/api/vehicle-boot/app-api/v1/usedCar/queryPageList';
      const answer = await server.inject({ method: 'POST', url, payload: { pageSize: 3, ...place } });
      const { list, endsAt } = answer.json().data;
      return { ids: list.map(({ vehicleId }: { vehicleId: string }) => vehicleId), endsAt };
    };
    const first = await look(one, { pageNum: 1 });
    await yard.park('camry', { publishedAt });
    const second = await look(two, { pageNum: 2, after: first.endsAt });
    expect([...first.ids, ...second.ids]).toEqual(parked);
  });
});
