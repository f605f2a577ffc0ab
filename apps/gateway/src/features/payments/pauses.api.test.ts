import { MINUTE_MS, PAYMENT, SECOND_MS } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { interval } from '../../db/interval.ts';
import type { Customer } from '../purchase/test-shop.ts';
import { orderPolls } from './poll-order.ts';
import { paymentCodes } from './tables.ts';
import { openTill, type Till } from './test-till.ts';

let till: Till;
let member: Customer;
beforeAll(async () => {
  till = await openTill();
  member = await till.newCustomer();
});
afterAll(() => till.close());

/** As if the code of an order was so old, and its vendor was last asked so long ago. */
const setClock = (orderNo: string, ages: { made: number; asked: number }) =>
  till.db
    .update(paymentCodes)
    .set({
      createdAt: sql`now() - ${interval(ages.made)}`,
      lastQueriedAt: sql`now() - ${interval(ages.asked)}`,
    })
    .where(eq(paymentCodes.orderNo, orderNo));

const lastAsked = async (orderNo: string) => (await till.codesOf(orderNo))[0]?.lastQueriedAt?.getTime();

/** Whether a poll of now asks the vendor. */
async function isAsked(orderNo: string): Promise<boolean> {
  const before = await lastAsked(orderNo);
  await till.poll(member, orderNo);
  return (await lastAsked(orderNo)) !== before;
}

// The pause is a sixth of the code's age, from ten seconds to a minute.
it.each([
  { age: 'new', made: 20 * SECOND_MS, pause: PAYMENT.vendorQueryMs },
  { age: 'two minutes old', made: 2 * MINUTE_MS, pause: 20 * SECOND_MS },
  { age: 'old', made: 20 * MINUTE_MS, pause: MINUTE_MS },
])(
  'the vendor of a code that is $age is asked again after its pause, and not before',
  async ({ made, pause }) => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, 'wechat');
    await setClock(orderNo, { made, asked: pause - 3 * SECOND_MS });
    expect(await isAsked(orderNo)).toBe(false);
    await setClock(orderNo, { made, asked: pause + 3 * SECOND_MS });
    expect(await isAsked(orderNo)).toBe(true);
  },
);

it('of the polls of one moment one asks a vendor; the others are answered from what we know', async () => {
  const orders: string[] = [];
  for (let each = 0; each < 3; each++) {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, 'wechat');
    await setClock(orderNo, { made: 2 * MINUTE_MS, asked: MINUTE_MS });
    orders.push(orderNo);
  }
  const { promise: released, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  const wechat = {
    ...till.desk.vendors.wechat,
    async query() {
      asked += 1;
      await released;
      return { state: 'unpaid' as const };
    },
  };
  const isPaid = orderPolls({ ...till.desk, vendors: { ...till.desk.vendors, wechat } });
  const [first, ...others] = orders.map((orderNo) => isPaid(member.id, orderNo));
  expect(await Promise.all(others)).toEqual([false, false]);
  answer();
  expect(await first).toBe(false);
  expect(asked).toBe(1);
});

it('finds a payment whose notice was lost within a minute, with a dialog open', async () => {
  const orderNo = await till.order(member);
  await till.showCode(member, orderNo, 'wechat');
  await till.bringAbout(orderNo, 'wechat', 'silent');
  await setClock(orderNo, { made: 20 * MINUTE_MS, asked: MINUTE_MS + SECOND_MS });
  expect((await till.poll(member, orderNo)).json().data).toBe(true);
});
