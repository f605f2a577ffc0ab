import type { Call, CallInput } from '@cheyantong/contract';
import * as contract from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import { SERVICE_NAMES } from '@cheyantong/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inDays, newCustomer, openShop } from '../src/features/purchase/test-shop.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';

const NUMBER_FIELDS = ['orderNo', 'orderSn', 'outTradeNo'];

/** Every declared call that takes the number of an order, so that a new one is tested from its first day. */
const calls = Object.entries(contract as Record<string, Call>).filter(
  ([name, call]) =>
    name === 'cancelOrder' ||
    Object.values(fieldsOf(call))
      .flat()
      .some((field) => NUMBER_FIELDS.includes(field)),
);

function fieldsOf({ params, query, body }: Call) {
  const keys = (schema: z.ZodType | undefined) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return { params: keys(params), query: keys(query), body: keys(body) };
}

/** The order's number wherever the call wants one, and plausible values beside it. */
function inputAbout(call: Call, orderNo: string): CallInput<Call> {
  const values: Record<string, unknown> = {
    ...Object.fromEntries([...NUMBER_FIELDS, 'id'].map((field) => [field, orderNo])),
    amount: 2_900,
    channel: 2,
    way: 'wap',
  };
  const filled = Object.entries(fieldsOf(call)).map(([part, fields]) => [
    part,
    fields.length === 0
      ? undefined
      : Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : []))),
  ]);
  return Object.fromEntries(filled.filter(([, given]) => given !== undefined)) as CallInput<Call>;
}

let gateway: TestGateway;
/** Waiting for money, and paid. */
const theirs: string[] = [];
const nobodys = '173165760000012310086';
let stranger: Awaited<ReturnType<typeof newCustomer>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  const shop = await openShop(gateway);
  const owner = await newCustomer(gateway);
  stranger = await newCustomer(gateway);
  for (const service of SERVICE_NAMES) {
    const offer = await shop.addOffer(service);
    const outlet = await shop.addOutlet(offer.providerId);
    const given = {
      cityCode: outlet.cityCode,
      outletId: String(outlet.id),
      appointDate: inDays(2),
      ...shop.carOf[service],
    };
    theirs.push(await owner.order(offer, given));
    const orderNo = await owner.order(offer, given);
    await shop.pay(orderNo);
    theirs.push(orderNo);
  }
});
afterAll(() => gateway.close());

describe('somebody else’s order', () => {
  it('is asked for by at least a dozen calls', () => {
    expect(calls.length).toBeGreaterThanOrEqual(12);
  });

  it.each(calls)('answers %s as if it did not exist', async (_name, call) => {
    const ask = async (orderNo: string) => {
      const { url, body, contentType } = toWire(call, inputAbout(call, orderNo));
      const answer = await gateway.app.inject({
        method: call.method,
        url,
        headers: { ...stranger.headers, ...(contentType && { 'content-type': contentType }) },
        ...(typeof body === 'string' && { payload: body }),
      });
      return { status: answer.statusCode, ...answer.json() };
    };
    const missing = await ask(nobodys);
    // The page of a valuation asks until the order is there: "not yet" is an empty success.
    expect([missing.code, missing.data]).toEqual(
      call === contract.getValuationOrder ? ['00000', null] : ['A0401', null],
    );
    for (const orderNo of theirs) expect(await ask(orderNo)).toEqual(missing);
  });
});
