import { PAY_CHANNELS, type PayChannel } from '@cheyantong/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect } from 'vitest';
import { startTestGateway } from '../../../test/gateway.ts';
import { simulatedVendors } from '../../../test/simulators.ts';
import { catchNotices } from '../../adapters/payments/notice-catcher.ts';
import type { NoticeHeaders } from '../../adapters/payments/port.ts';
import { type Customer, newCustomer, openShop, PETROL_VIN } from '../purchase/test-shop.ts';
import type { PaymentDesk } from './desk.ts';
import { notifyUrl } from './notice-routes.ts';
import { paymentCodes, paymentNotices, receipts, refunds } from './tables.ts';

export type Till = Awaited<ReturnType<typeof openTill>>;

/** A shop with a till: the vendors' notices are caught on their way, so that a test decides when which of them arrives. */
export async function openTill() {
  const notices = await catchNotices();
  const { origin: publicUrl } = new URL(notices.url);
  const gateway = await startTestGateway({ PUBLIC_URL: publicUrl });
  const shop = await openShop(gateway);
  const offer = await shop.addOffer('repair', { stock: 1_000 });
  const { app, database, jobs, features, simulatorsUrl } = gateway;
  const { db } = database;
  const desk: PaymentDesk = {
    db,
    orders: features.orders.forPayments,
    vendors: simulatedVendors(simulatorsUrl),
    openidOf: features.miniProgram.openidOf,
    enqueue: jobs.enqueue,
    publicUrl,
    log: pino({ level: 'silent' }),
  };

  const atVendor = async (path: string, payload: object) => {
    const answer = await fetch(simulatorsUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  return {
    gateway,
    shop,
    offer,
    db,
    desk,
    notices,
    newCustomer: () => newCustomer(gateway),
    order: (customer: Customer) => customer.order(offer, { vin: PETROL_VIN }),

    /** htmlPay, as the dialog asks. */
    async code(customer: Customer, orderNo: string, channel: PayChannel, amount = offer.price) {
      const params = { outTradeNo: orderNo, amount, channel: PAY_CHANNELS[channel].wire };
      return customer.call('POST', 'oms-boot/app-api/v1/orders/htmlPay', params);
    },

    /** Asks for a code and lets it be seen: Alipay knows of it once somebody's frame has shown it. */
    async showCode(customer: Customer, orderNo: string, channel: PayChannel) {
      expect((await this.code(customer, orderNo, channel)).json().code).toBe('00000');
      await this.see(orderNo, channel);
    },

    async see(orderNo: string, channel: PayChannel) {
      if (channel !== 'alipay') return;
      const [made] = await db
        .select()
        .from(paymentCodes)
        .where(and(eq(paymentCodes.orderNo, orderNo), eq(paymentCodes.channel, channel)));
      await fetch(made?.link ?? '');
    },

    bringAbout: (orderNo: string, channel: PayChannel, outcome: string) =>
      atVendor(`/pay/${orderNo}`, { channel, outcome }),
    fail: (mode: string, channel: PayChannel) => atVendor('/pay/faults', { mode, channel }),

    /** Until the vendor knows that its notice was caught: told late on a busy machine, it would come again. */
    async untilHeard(orderNo: string) {
      const accepted = async () => {
        const trades = (await (await fetch(`${simulatorsUrl}/pay/trades`)).json()) as {
          outTradeNo: string;
          notices: { accepted: number };
        }[];
        return trades.find(({ outTradeNo }) => outTradeNo === orderNo)?.notices.accepted;
      };
      await expect.poll(accepted, { timeout: 20_000 }).toBeGreaterThan(0);
    },

    deliver: (channel: PayChannel, notice: { headers: NoticeHeaders; rawBody: Buffer } | undefined) =>
      app.inject({
        method: 'POST',
        url: notifyUrl('', channel),
        headers: (notice?.headers ?? {}) as Record<string, string>,
        payload: notice?.rawBody ?? '',
      }),

    /** Somebody pays, and the notice arrives. */
    async payAndTell(orderNo: string, channel: PayChannel, outcome = 'paid') {
      expect(await this.bringAbout(orderNo, channel, outcome)).toMatchObject({ status: 200, outcome });
      const [notice] = await notices.take();
      return this.deliver(channel, notice);
    },

    poll: async (customer: Customer, orderNo: string) =>
      customer.call('GET', `oms-boot/app-api/v1/orders/pollingOrder/${orderNo}`),

    /** As if the codes of an order had been made, and last asked about, a while ago. */
    async makeOld(orderNo: string, minutes: number) {
      const then = sql`now() - ${`${minutes} minutes`}::interval`;
      await db
        .update(paymentCodes)
        .set({ createdAt: then, lastQueriedAt: then })
        .where(eq(paymentCodes.orderNo, orderNo));
    },

    receiptsOf: (orderNo: string) =>
      db.select().from(receipts).where(eq(receipts.orderNo, orderNo)).orderBy(asc(receipts.id)),
    refundsOf: (orderNo: string) => db.select().from(refunds).where(eq(refunds.orderNo, orderNo)),
    codesOf: (orderNo: string) =>
      db.select().from(paymentCodes).where(eq(paymentCodes.orderNo, orderNo)).orderBy(asc(paymentCodes.id)),
    verdicts: async (orderNo: string) =>
      (
        await db
          .select({ verdict: paymentNotices.verdict })
          .from(paymentNotices)
          .where(eq(paymentNotices.orderNo, orderNo))
          .orderBy(asc(paymentNotices.id))
      ).map(({ verdict }) => verdict),
    vendorLedger: async (orderNo: string) => {
      const ledger = (await (await fetch(`${simulatorsUrl}/pay/ledger`)).json()) as {
        outTradeNo: string;
        kind: string;
        channel: string;
        amountCents: number;
      }[];
      return ledger.filter(({ outTradeNo }) => outTradeNo === orderNo);
    },

    async close() {
      await gateway.close();
      notices.close();
    },
  };
}
