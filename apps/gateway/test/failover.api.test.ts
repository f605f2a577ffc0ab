import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engine } from './database.ts';
import { startPair } from './failover/pair.ts';
import { findFaults, summarise } from './fire/checker.ts';
import { FireCustomer } from './fire/customer.ts';
import { Random } from './fire/random.ts';
import { planScenarios, playAll } from './fire/scenarios.ts';
import { reconcileAll, settleDown, untilFaultless } from './fire/settle-down.ts';
import { stageOrders } from './fire/stage.ts';
import { openWorld } from './fire/world.ts';

/** `npm run failover` is the full size; every test run has a small one. */
const ORDERS = Number(process.env.FAILOVER_ORDERS ?? 20);
const SEED = Number(process.env.FIRE_SEED ?? Date.now() % 2 ** 31);
const TIME_LIMIT_MS = 240_000 + ORDERS * 1_000;

describe.runIf(engine === 'postgres')('the database is lost while people pay', () => {
  it(
    `${ORDERS} orders (FIRE_SEED=${SEED}): the server lives on with the standby, and the books agree`,
    async () => {
      const pair = await startPair();
      const dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-failover-'));
      const world = await openWorld({
        databaseUrl: pair.url,
        dataDir,
        remove: () => rm(dataDir, { recursive: true, force: true }),
      });
      const { db } = world.database;
      const random = new Random(SEED);
      const { staged, token } = await stageOrders(db, ORDERS, random);
      const customer = new FireCustomer({ ...world, token });
      const server = await world.servers.startForGood();

      const third = Math.floor(ORDERS / 3);
      const { promise: underWay, resolve: aThirdHasPaid } = Promise.withResolvers<void>();
      const playing = playAll(planScenarios(staged, random), customer, (played) => {
        if (played === third) aThirdHasPaid();
      });
      await underWay;
      const lostAt = Date.now();
      await pair.failOver();
      process.stdout.write(`the standby is in charge after ${Date.now() - lostAt} ms\n`);
      await Promise.race([playing, server.ended]);
      expect(server.lives()).toBe(true);

      const faults = await untilFaultless(async () => {
        await settleDown(world.desk);
        return findFaults(db, world.simulatorsUrl, customer.toldPaid);
      });
      process.stdout.write(`${await summarise(db)}\n`);
      expect(faults).toEqual([]);
      expect((await reconcileAll(world.desk)).flatMap(({ differences }) => differences)).toEqual([]);
      expect(server.lives()).toBe(true);
      await server.stop();
      await world.close();
      await pair.close();
    },
    TIME_LIMIT_MS,
  );
});
