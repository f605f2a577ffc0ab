import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress } from './database.ts';
import { findFaults, summarise } from './fire/checker.ts';
import { FireCustomer } from './fire/customer.ts';
import { Random } from './fire/random.ts';
import { planScenarios, playAll } from './fire/scenarios.ts';
import { reconcileAll, settleDown, untilFaultless } from './fire/settle-down.ts';
import { stageOrders } from './fire/stage.ts';
import { openWorld } from './fire/world.ts';

/** `npm run fire` is the full size; every test run has a small one. */
const ORDERS = Number(process.env.FIRE_ORDERS ?? 40);
const KILLS = Number(process.env.FIRE_KILLS ?? 4);
const SEED = Number(process.env.FIRE_SEED ?? Date.now() % 2 ** 31);
/** Generous: a busy machine takes many seconds for a start that is done in one on an idle machine. */
const TIME_LIMIT_MS = 240_000 + KILLS * 30_000 + ORDERS * 1_000;

describe.runIf(engine === 'postgres')('payments under fire', () => {
  it(
    `${ORDERS} orders, ${KILLS} kills (FIRE_SEED=${SEED}): nothing is paid twice, lost or unpaid`,
    async () => {
      process.stdout.write(`payments under fire: ${ORDERS} orders, ${KILLS} kills, FIRE_SEED=${SEED}\n`);
      const random = new Random(SEED);
      const world = await openWorld(await newDatabaseAddress());
      const { db } = world.database;
      const { staged, token } = await stageOrders(db, ORDERS, random);
      const customer = new FireCustomer({ ...world, token });
      const plans = planScenarios(staged, random);

      const killing = world.servers.keepKilling(KILLS, new Random(SEED + 1));
      const paying = playAll(plans, customer);
      let calm = false;
      void killing.then(() => {
        calm = true;
      });
      // Once everybody has paid, the rest of the kills meet notices that come again and people who keep asking.
      const aftershocks = paying.then(async () => {
        while (!calm) {
          const order = random.pick(staged as [(typeof staged)[0]]);
          await customer.poll(order);
          await wait(50);
        }
      });
      // The last of the orders may still wait for a server when the killing is over.
      const lasting = await killing.then(() => world.servers.startForGood());
      await Promise.all([paying, aftershocks]);
      expect(world.servers.kills).toBe(KILLS);

      const faults = await untilFaultless(async () => {
        await settleDown(world.desk);
        return findFaults(db, world.simulatorsUrl, customer.toldPaid);
      });
      const { kills, failedStarts } = world.servers;
      process.stdout.write(`${await summarise(db)}\n${kills} kills, ${failedStarts} failed starts\n`);
      expect(faults).toEqual([]);
      expect((await reconcileAll(world.desk)).flatMap(({ differences }) => differences)).toEqual([]);
      await lasting.stop();
      await world.close();
    },
    TIME_LIMIT_MS,
  );
});
