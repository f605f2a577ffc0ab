import { cp, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { simulatedPaymentKeys, temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createPaymentVendors } from '../src/adapters/payments/create.ts';
import { type Database, openDatabase } from '../src/db/client.ts';
import { orderBook } from '../src/features/orders/order-book.ts';
import type { PaymentDesk } from '../src/features/payments/desk.ts';
import { lookUp } from '../src/features/payments/look-up.ts';
import { reconcile } from '../src/features/payments/reconcile.ts';
import { sweep } from '../src/features/payments/sweep.ts';
import { paymentCodes, refunds } from '../src/features/payments/tables.ts';
import { dateTimeText } from '../src/http/date-time.ts';
import { engine, newDatabaseAddress } from './database.ts';
import { findFaults, summarise } from './fire/checker.ts';
import { FireCustomer } from './fire/customer.ts';
import { Servers, startSimulators } from './fire/processes.ts';
import { Random } from './fire/random.ts';
import { planScenarios } from './fire/scenarios.ts';
import { stageOrders } from './fire/stage.ts';

/** `npm run fire` is the full size; every test run has a small one. */
const ORDERS = Number(process.env.FIRE_ORDERS ?? 60);
const KILLS = Number(process.env.FIRE_KILLS ?? 6);
const SEED = Number(process.env.FIRE_SEED ?? Date.now() % 2 ** 31);
const AT_ONCE = 12;
/** Generous: a busy machine takes many seconds for a start that is done in one on an idle machine. */
const TIME_LIMIT_MS = 240_000 + KILLS * 30_000 + ORDERS * 1_000;
const SETTLING_TIME_LIMIT_MS = 120_000;

describe.runIf(engine === 'postgres')('payments under fire', () => {
  it(
    `${ORDERS} orders, ${KILLS} kills (FIRE_SEED=${SEED}): nothing is paid twice, lost or unpaid`,
    async () => {
      process.stdout.write(`payments under fire: ${ORDERS} orders, ${KILLS} kills, FIRE_SEED=${SEED}\n`);
      const random = new Random(SEED);
      const world = await openWorld();
      const { db } = world.database;
      const { staged, token } = await stageOrders(db, ORDERS, random);
      const customer = new FireCustomer({ ...world, token });
      const plans = planScenarios(staged, random);

      const killing = world.servers.keepKilling(KILLS, new Random(SEED + 1));
      const queue = plans.values();
      const workers = Array.from({ length: AT_ONCE }, async () => {
        for (const plan of queue) await plan.run(customer);
      });
      const paying = Promise.all(workers);
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
      const stop = await killing.then(() => world.servers.startForGood());
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
      await stop();
      await world.close();
    },
    TIME_LIMIT_MS,
  );
});

async function openWorld() {
  const address = await newDatabaseAddress();
  const database: Database = await openDatabase(address);
  const keysFolder = join(address.dataDir, 'simulated-keys');
  simulatedPaymentKeys(temporaryKeysFolder());
  await mkdir(keysFolder, { recursive: true });
  await cp(temporaryKeysFolder(), keysFolder, { recursive: true });
  const simulators = await startSimulators({ DATA_DIR: address.dataDir });
  const port = await freePort();
  const serverUrl = `http://127.0.0.1:${port}`;
  const servers = new Servers({
    PORT: String(port),
    PUBLIC_URL: serverUrl,
    SIM_PORT: new URL(simulators.url).port,
    DATA_DIR: address.dataDir,
    DATABASE_URL: address.databaseUrl,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const account = { simulatorsUrl: simulators.url, keysFolder };
  const desk: PaymentDesk = {
    db: database.db,
    orders: orderBook(async () => undefined),
    vendors: createPaymentVendors({ alipay: account, wechat: account }),
    // The server under test does the work; this desk only looks where no notice came.
    enqueue: async () => undefined,
    publicUrl: serverUrl,
    log: pino({ level: 'silent' }),
  };
  return {
    database,
    desk,
    servers,
    serverUrl,
    simulatorsUrl: simulators.url,
    async close() {
      await simulators.stop();
      await database.close();
      await address.remove();
    },
  };
}

/** What the sweep does by itself within some minutes, at once: everything left open is old now. */
async function settleDown(desk: PaymentDesk): Promise<void> {
  const then = sql`now() - interval '20 minutes'`;
  await desk.db
    .update(paymentCodes)
    .set({ createdAt: then, lastQueriedAt: then })
    .where(eq(paymentCodes.status, 'open'));
  await sweep(desk);
  // A payment whose every notice was lost, on a code that was closed before: the bill of the day has it.
  for (const { channel, differences } of await reconcileAll(desk)) {
    const unknown = new Set(differences.map(({ transactionId }) => transactionId));
    const bill = await desk.vendors[channel].bill(today());
    for (const { orderNo, transactionId } of bill) {
      if (unknown.has(transactionId)) await lookUp(desk, { orderNo, channel });
    }
  }
  await desk.db.update(refunds).set({ createdAt: then }).where(eq(refunds.status, 'queued'));
  await sweep(desk);
}

const today = () => dateTimeText(new Date()).slice(0, 10);

const reconcileAll = (desk: PaymentDesk) => reconcile(desk, today());

/** Notices and jobs may still be on their way; what is wrong at the end stays wrong. */
async function untilFaultless(find: () => Promise<string[]>): Promise<string[]> {
  const giveUpAt = Date.now() + SETTLING_TIME_LIMIT_MS;
  let faults = await find();
  while (faults.length > 0 && Date.now() < giveUpAt) {
    await wait(1_000);
    faults = await find();
  }
  return faults;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
