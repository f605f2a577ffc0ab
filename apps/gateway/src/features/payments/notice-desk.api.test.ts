import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer } from '../purchase/test-shop.ts';
import { openTill, type Till } from './test-till.ts';

let till: Till;
let member: Customer;
beforeAll(async () => {
  till = await openTill();
  member = await till.newCustomer();
});
afterAll(() => till.close());

/** Somebody has paid, and the vendor tells it three times at once. */
async function tellAtOnce(orderNo: string, channel: 'alipay' | 'wechat') {
  await till.showCode(member, orderNo, channel);
  await till.bringAbout(orderNo, channel, 'duplicate');
  const notices = await till.notices.take(3);
  return Promise.all(notices.map((notice) => till.deliver(channel, notice)));
}

/** A sequence does not take part in transactions: the second try finds it moved on. */
const FIRST_RECEIPT_FAILS = [
  'create sequence receipts_tried',
  `create function fail_first() returns trigger language plpgsql as $$ begin
    if nextval('receipts_tried') = 1 then raise 'no room'; end if;
    return new;
  end $$`,
  'create trigger fail_first before insert on receipts for each row execute function fail_first()',
];

it.for(['alipay', 'wechat'] as const)('books what %s tells three times at once, once', async (channel) => {
  const orderNo = await till.order(member);
  const answers = await tellAtOnce(orderNo, channel);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await till.receiptsOf(orderNo)).toHaveLength(1);
  expect((await till.verdicts(orderNo)).sort()).toEqual(['accepted', 'repeated', 'repeated']);
  expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid' });
});

it('books it by another telling where the first could not be written', async () => {
  for (const statement of FIRST_RECEIPT_FAILS) await till.db.execute(sql.raw(statement));
  const orderNo = await till.order(member);
  const answers = await tellAtOnce(orderNo, 'alipay');
  expect(answers.map(({ body }) => body).sort()).toEqual(['fail', 'success', 'success']);
  expect(await till.receiptsOf(orderNo)).toHaveLength(1);
  expect((await till.verdicts(orderNo)).sort()).toEqual(['accepted', 'repeated']);
});
