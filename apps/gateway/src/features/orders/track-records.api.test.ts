import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { NO_RECORD } from '../catalogue/index.ts';
import { ELECTRIC_VIN, newCustomer, openShop, type Shop } from '../purchase/test-shop.ts';
import { reportRequests } from '../reports/tables.ts';
import { orders } from './tables.ts';
import { readTrackRecords } from './track-records.ts';

let gateway: TestGateway;
let shop: Shop;
beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
});
afterAll(() => gateway.close());

describe('the record of a provider', () => {
  it('begins to count after five finished orders, and knows what was not found', async () => {
    const { database, features } = gateway;
    const offer = await shop.addOffer('battery');
    const member = await newCustomer(gateway);
    const record = async () => (await readTrackRecords(database.db, 'battery')).get(offer.providerId);
    expect(await record()).toBeUndefined();
    for (let at = 0; at < 4; at++) await finish();
    expect(await record()).toEqual({ ...NO_RECORD, orderCount: 4 });
    await finish();
    expect(await record()).toEqual({
      ...{ orderCount: 5, medianMinutes: 0, slowMinutes: 0, refundRate: 0 },
      ...{ hitRate: 1, hitRange: [0.566, 1] },
    });
    const missed = await paidOrder();
    await database.db
      .update(reportRequests)
      .set({ status: 'nothing' })
      .where(eq(reportRequests.orderNo, missed));
    expect(await record()).toMatchObject({ orderCount: 6, hitRate: 0.833, hitRange: [0.436, 0.97] });

    // Taken back by the member: money that went back, but nothing that was looked for and not found.
    const takenBack = await paidOrder();
    await database.db.update(orders).set({ status: 'refunded' }).where(eq(orders.orderNo, takenBack));
    expect(await record()).toMatchObject({ orderCount: 6, hitRate: 0.833, refundRate: 0.143 });

    async function paidOrder() {
      const orderNo = await member.order(offer, { vin: ELECTRIC_VIN });
      await shop.pay(orderNo);
      return orderNo;
    }

    async function finish() {
      const orderNo = await paidOrder();
      await database.db.transaction(async (tx) => {
        await features.orders.forReports.markInService(tx, orderNo, '已受理');
        await features.orders.forReports.markCompleted(tx, orderNo, `DC-${orderNo}`);
      });
    }
  });
});
