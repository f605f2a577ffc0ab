// --orders=… told five times at once, --both=… paid on both channels at once; on PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { sql } from 'drizzle-orm';
import { ALIPAY_NOTICES, alipayNotice, signedByAlipay } from '../apps/gateway/test/alipay-notice.ts';
import { findFaults as findLedgerFaults } from '../apps/gateway/test/fire/checker.ts';
import { FireCustomer } from '../apps/gateway/test/fire/customer.ts';
import { Random } from '../apps/gateway/test/fire/random.ts';
import { settleDown, untilFaultless } from '../apps/gateway/test/fire/settle-down.ts';
import { type StagedOrder, stageOrders } from '../apps/gateway/test/fire/stage.ts';
import { openWorld } from '../apps/gateway/test/fire/world.ts';
import { findMoneyFaults } from '../apps/gateway/test/money-books.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { quantile } from '../bench/support/quantile.ts';
import type { Given, Trial } from './support/trial.ts';

const TIMES = 5;
const AT_ONCE = 2;
const BOTH_AT_ONCE = 8;

type World = Awaited<ReturnType<typeof openWorld>> & { dataDir: string };

async function withWorld<T>(postgres: OwnPostgres, name: string, work: (world: World) => Promise<T>) {
  await postgres.createDatabase(name);
  const dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-notices-'));
  const world = await openWorld({
    databaseUrl: `${postgres.url}/${name}`,
    dataDir,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  });
  const server = await world.servers.startForGood();
  try {
    return await work({ ...world, dataDir });
  } finally {
    await server.stop();
    await world.close();
  }
}

async function inTurns<T>(things: readonly T[], atOnce: number, work: (thing: T) => Promise<void>) {
  const queue = things.values();
  const lane = async () => {
    for (const thing of queue) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Every answer has to be `success`; answers how long each took. */
async function tellFiveTimes(world: World, staged: readonly StagedOrder[], faults: string[]) {
  const { theirs } = simulatedPaymentKeys(join(world.dataDir, 'simulated-keys')).alipay;
  const took: number[] = [];
  await inTurns(staged, AT_ONCE, async ({ orderNo, amountCents }) => {
    const body = signedByAlipay(alipayNotice(orderNo, amountCents), theirs.privateKey).toString();
    const tell = async () => {
      const begun = performance.now();
      const answer = await fetch(world.serverUrl + ALIPAY_NOTICES, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
      const said = await answer.text();
      took.push(performance.now() - begun);
      if (said !== 'success') faults.push(`order ${orderNo} was answered with ${said}`);
    };
    await Promise.all(Array.from({ length: TIMES }, tell));
  });
  return took;
}

const flood = ({ seed, option }: Given, postgres: OwnPostgres) =>
  withWorld(postgres, 'flood', async (world) => {
    const { db } = world.database;
    const faults: string[] = [];
    const { staged } = await stageOrders(db, option('orders', 10_000), new Random(seed));
    const took = await tellFiveTimes(world, staged, faults);
    const settled = await db.$count(sql`(select from orders o join receipts r using (order_no)
      where o.status = 'paid' and r.purpose = 'settles')`);
    if (settled !== staged.length) faults.push(`${settled} of ${staged.length} are settled`);
    faults.push(...(await findMoneyFaults(db)));
    const p99 = quantile(took, 0.99).toFixed(1);
    return { faults, tried: `${staged.length} orders × ${TIMES} notices, p99 ${p99} ms` };
  });

const bothChannels = ({ seed, option }: Given, postgres: OwnPostgres) =>
  withWorld(postgres, 'both', async (world) => {
    const { db } = world.database;
    const { staged, token } = await stageOrders(db, option('both', 1_000), new Random(seed));
    const customer = new FireCustomer({ ...world, token });
    await inTurns(staged, BOTH_AT_ONCE, async (order) => {
      await Promise.all([customer.showCode(order, 'alipay'), customer.showCode(order, 'wechat')]);
      await Promise.all([
        customer.atCashier(order, { channel: 'alipay', outcome: 'paid' }),
        customer.atCashier(order, { channel: 'wechat', outcome: 'paid' }),
      ]);
    });
    const faults = await untilFaultless(async () => {
      await settleDown(world.desk);
      return findLedgerFaults(db, world.simulatorsUrl, customer.toldPaid);
    });
    return { faults, tried: `${staged.length} orders paid on both channels` };
  });

export default {
  claim:
    'Notices that come five times at once, or of both vendors: one settlement each, the second payment goes back',
  minutes: 60,
  async run(given) {
    const postgres = await OwnPostgres.start();
    try {
      const first = await flood(given, postgres);
      given.tell(`${first.tried}; ${first.faults.length} faults`);
      const second = await bothChannels(given, postgres);
      return { tried: `${first.tried} · ${second.tried}`, faults: [...first.faults, ...second.faults] };
    } finally {
      await postgres.remove();
    }
  },
} satisfies Trial;
