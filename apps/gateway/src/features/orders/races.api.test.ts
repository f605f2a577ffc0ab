import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../test/database.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { skus } from '../catalogue/tables.ts';
import { inDays, newCustomer, openShop, PETROL_VIN, type Shop } from '../purchase/test-shop.ts';
import { orders } from './tables.ts';

let gateway: TestGateway;
let shop: Shop;
beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
});
afterAll(() => gateway.close());

const AT_ONCE = 20;
const times = <T>(many: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, at) => act(at)));

const customers = () => times(AT_ONCE, () => newCustomer(gateway));
const codesOf = (answers: { json(): { code: string } }[]) =>
  answers.map((answer) => answer.json().code).sort();

describe('at the same moment', () => {
  it('twenty submits of one token make one order', async () => {
    const offer = await shop.addOffer('repair');
    const member = await newCustomer(gateway);
    const token = await member.token(offer);
    const answers = await times(AT_ONCE, () => member.submit(offer, token, { vin: PETROL_VIN }));
    expect(answers.map((answer) => answer.json().data)).toEqual(Array(AT_ONCE).fill(token));
    expect(await gateway.database.db.$count(orders, eq(orders.skuId, offer.skuId))).toBe(1);
    expect((await shop.stockOf(offer.skuId)).stock).toBe(99);
  });

  it('twenty times 重新支付, each with a token of its own, leave one order to pay', async () => {
    const offer = await shop.addOffer('repair');
    const member = await newCustomer(gateway);
    const replaces = await member.order(offer, { vin: PETROL_VIN });
    const answers = await times(AT_ONCE, async () =>
      member.submit(offer, await member.token(offer), { vin: PETROL_VIN }, { replaces }),
    );
    const [successor, ...others] = new Set(answers.map((answer) => answer.json().data));
    expect(others).toEqual([]);
    expect(await shop.find(replaces)).toMatchObject({ status: 'canceled', replacedBy: successor });
    expect(await shop.find(successor)).toMatchObject({ status: 'unpaid' });
    expect((await shop.stockOf(offer.skuId)).stock).toBe(99);
  });

  it('a payment and twenty times 重新支付 leave the old order paid or the new one to pay, never both', async () => {
    const offer = await shop.addOffer('repair');
    const member = await newCustomer(gateway);
    const replaces = await member.order(offer, { vin: PETROL_VIN });
    const payment = shop.pay(replaces).then(
      () => true,
      () => false,
    );
    const answers = await times(AT_ONCE, async () =>
      member.submit(offer, await member.token(offer), { vin: PETROL_VIN }, { replaces }),
    );
    const paid = await payment;
    const { db } = gateway.database;
    const standing = await db.select().from(orders).where(eq(orders.skuId, offer.skuId));
    expect(standing.map(({ status }) => status).sort()).toEqual(paid ? ['paid'] : ['canceled', 'unpaid']);
    expect(new Set(codesOf(answers))).toEqual(new Set([paid ? 'A0303' : '00000']));
  });

  it('twenty confirmations of one member have twenty numbers', async () => {
    const offer = await shop.addOffer('repair');
    const member = await newCustomer(gateway);
    const tokens = await times(AT_ONCE, () => member.token(offer));
    expect(new Set(tokens).size).toBe(AT_ONCE);
  });

  it('the last three of a stock go to three members', async () => {
    const offer = await shop.addOffer('repair', { stock: 3 });
    const members = await customers();
    const answers = await Promise.all(
      members.map(async (member) => member.submit(offer, await member.token(offer), { vin: PETROL_VIN })),
    );
    expect(codesOf(answers)).toEqual([...Array(3).fill('00000'), ...Array(AT_ONCE - 3).fill('A0500')]);
    expect((await shop.stockOf(offer.skuId)).stock).toBe(0);
  });

  it.runIf(engine === 'postgres')(
    'what does not run out is ordered and paid while somebody else holds its offer',
    async () => {
      const offer = await shop.addOffer('repair', { stock: null });
      const member = await newCustomer(gateway);
      const other = await newCustomer(gateway);
      await gateway.database.db.transaction(async (tx) => {
        await tx.update(skus).set({ sort: 1 }).where(eq(skus.id, offer.skuId));
        await shop.pay(await member.order(offer, { vin: PETROL_VIN }));
        await shop.pay(await other.order(offer, { vin: PETROL_VIN }));
      });
      expect(await shop.stockOf(offer.skuId)).toEqual({ stock: null, sold: 2 });
    },
  );

  it('a half-day takes as many cars as it has room for', async () => {
    const offer = await shop.addOffer('inspection');
    const outlet = await shop.addOutlet(offer.providerId, { carsPerHalfDay: 2 });
    const appointment = {
      ...shop.carOf.inspection,
      cityCode: '330100',
      outletId: String(outlet.id),
      appointDate: inDays(3),
      appointPeriod: '下午',
    };
    const members = await customers();
    const answers = await Promise.all(
      members.map(async (member) => member.submit(offer, await member.token(offer), appointment)),
    );
    expect(codesOf(answers)).toEqual([...Array(2).fill('00000'), ...Array(AT_ONCE - 2).fill('A0500')]);
    expect(await gateway.database.db.$count(orders, eq(orders.outletId, outlet.id))).toBe(2);
  });

  it('a payment and twenty cancellations leave the order either paid or canceled', async () => {
    const offer = await shop.addOffer('repair');
    const member = await newCustomer(gateway);
    const orderNo = await member.order(offer, { vin: PETROL_VIN });
    const payment = shop.pay(orderNo).then(
      () => true,
      () => false,
    );
    const answers = await times(AT_ONCE, () =>
      member.call('PUT', `oms-boot/app-api/v1/orders/cancel?id=${orderNo}`),
    );
    const paid = await payment;
    const { status } = await shop.find(orderNo);
    expect(status).toBe(paid ? 'paid' : 'canceled');
    expect(codesOf(answers).filter((code) => code === '00000')).toHaveLength(paid ? 0 : 1);
    expect(await shop.stockOf(offer.skuId)).toEqual(paid ? { stock: 99, sold: 1 } : { stock: 100, sold: 0 });
  });
});
