import { join } from 'node:path';
import type { PayChannel } from '@cheyantong/domain';
import { type SimulatedPaymentKeys, simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../src/db/handle.ts';
import type { TestDatabaseAddress } from '../database.ts';
import { FireCustomer } from '../fire/customer.ts';
import type { Random } from '../fire/random.ts';
import { type StagedOrder, stageOrders } from '../fire/stage.ts';
import { openWorld } from '../fire/world.ts';
import { findMoneyFaults } from '../money-books.ts';
import type { ClockMove } from '../moved-clock.ts';
import { isSuccess, RIGHT, WRONG } from './notices.ts';
import { sendings } from './schedules.ts';

const CLOCK = new URL('../moved-clock.ts', import.meta.url).href;

/** What happens to the vendor's notices about an order, and how the order stands in the end. */
const FATES = {
  'every one comes': { status: 'paid', purpose: 'settles', refunds: 0 },
  'only the last one comes': { status: 'paid', purpose: 'settles', refunds: 0 },
  'only the last one comes, after the order was canceled': {
    status: 'canceled',
    purpose: 'surplus',
    refunds: 1,
  },
  'only wrong ones come': { status: 'unpaid', purpose: null, refunds: 0 },
} as const;
type Fate = keyof typeof FATES;
const ALL_FATES = Object.keys(FATES) as [Fate, ...Fate[]];

interface ToldOrder extends StagedOrder {
  channel: PayChannel;
  fate: Fate;
}

type Letter = () => Promise<void>;

/** Everything that comes at one moment of the schedules, in any order. */
function lettersOf(
  told: readonly ToldOrder[],
  { afterMs, isLast }: { afterMs: number; isLast: boolean },
  post: Post,
  random: Random,
): Letter[] {
  return told
    .flatMap(({ orderNo, amountCents, channel, fate }) => {
      const about = { orderNo, amountCents, transactionId: `T${orderNo}` };
      const wrong = Object.entries(WRONG[channel]).map(
        ([what, write]) =>
          () =>
            post(channel, write, { ...about, afterMs }, { what, isRight: false }),
      );
      const isTold = fate === 'every one comes' || (isLast && fate !== 'only wrong ones come');
      const right = () =>
        post(channel, random.pick(RIGHT[channel]), { ...about, afterMs }, { what: fate, isRight: true });
      return isTold ? [...wrong, right, right] : wrong;
    })
    .map((letter) => ({ letter, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ letter }) => letter);
}

type Write = (typeof RIGHT)[PayChannel][number];
type Post = (
  channel: PayChannel,
  write: Write,
  about: { orderNo: string; amountCents: number; transactionId: string; afterMs: number },
  expected: { what: string; isRight: boolean },
) => Promise<void>;

/** Posts as a vendor does, and holds the answer against what it must be. */
function postman(serverUrl: string, keys: SimulatedPaymentKeys) {
  const faults: string[] = [];
  const took: number[] = [];
  const post: Post = async (channel, write, { afterMs, ...about }, { what, isRight }) => {
    const { path, ...letter } = write({ ...about, keys, now: new Date(Date.now() + afterMs) });
    const begun = performance.now();
    const answer = await fetch(serverUrl + path, { method: 'POST', ...letter });
    const text = await answer.text();
    took.push(performance.now() - begun);
    if (isSuccess[channel](answer.status, text) !== isRight)
      faults.push(`${channel}, ${what}, after ${afterMs / 1000} s: ${answer.status} ${text}`);
  };
  return { post, faults, took };
}

async function findWronglyEnded(db: DbHandle, told: readonly ToldOrder[]): Promise<string[]> {
  const { rows } = (await db.execute(sql`select order_no, o.status, array_agg(r.purpose) as purposes,
      array_agg(r.transaction_id) as transactions, (select count(*)::int from refunds f where f.order_no = o.order_no) as refunds
    from orders o left join receipts r using (order_no) group by order_no, o.status`)) as unknown as {
    rows: {
      order_no: string;
      status: string;
      purposes: (string | null)[];
      transactions: (string | null)[];
      refunds: number;
    }[];
  };
  const found = new Map(rows.map((row) => [row.order_no, row]));
  return told.flatMap(({ orderNo, fate }) => {
    const wanted = FATES[fate];
    const expected = [
      wanted.status,
      [wanted.purpose],
      [wanted.purpose && `T${orderNo}`],
      wanted.refunds,
    ].toString();
    const { status, purposes, transactions, refunds } = found.get(orderNo) ?? {};
    const actual = [status, purposes, transactions, refunds].toString();
    return actual === expected ? [] : [`order ${orderNo} (${fate}): ${actual} instead of ${expected}`];
  });
}

/** Half of the orders of each vendor, told of on the vendors' own schedules while the clock moves. */
export async function playSchedules(address: TestDatabaseAddress, orders: number, random: Random) {
  const world = await openWorld(address, { NODE_OPTIONS: `--import=${CLOCK}` });
  const server = await world.servers.startForGood();
  const { db } = world.database;
  try {
    const { staged, token } = await stageOrders(db, orders, random);
    const told: ToldOrder[] = staged.map((order, at) => ({
      ...order,
      channel: at % 2 === 0 ? 'alipay' : 'wechat',
      fate: ALL_FATES[Math.floor(at / 2) % ALL_FATES.length] ?? ALL_FATES[0],
    }));
    const customer = new FireCustomer({ ...world, token });
    for (const order of told.filter(({ fate }) => FATES[fate].status === 'canceled'))
      await customer.cancel(order);

    const keys = simulatedPaymentKeys(join(address.dataDir, 'simulated-keys'));
    const { post, faults, took } = postman(world.serverUrl, keys);
    for (const sending of sendings()) {
      server.tell({ clockAheadMs: sending.afterMs } satisfies ClockMove);
      const theirs = told.filter(({ channel }) => channel === sending.channel);
      for (const letter of lettersOf(theirs, sending, post, random)) await letter();
    }
    faults.push(...(await findMoneyFaults(db)), ...(await findWronglyEnded(db, told)));
    return { faults, took };
  } finally {
    await server.stop();
    await world.close();
  }
}
