import { dateTimeText, HOUR_MS, type PayChannel, type PayWay, tradeNoOf } from '@cheyantong/domain';
import { temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { buildSimulators } from '@cheyantong/simulators/app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentVendors } from './create.ts';
import { catchNotices } from './notice-catcher.ts';
import type { NewTrade, PaymentVendor, VendorTrouble, WayFacts } from './port.ts';
import type { AlipaySettings, WechatSettings } from './settings.ts';
import { simulatedAlipay, simulatedWechat } from './simulator.ts';

const ORDER_NO = '173165760000012310086';
const WAYS: Record<PayWay, WayFacts> = {
  code: { way: 'code' },
  wap: { way: 'wap', backUrl: 'http://127.0.0.1:9/back' },
  h5: { way: 'h5', backUrl: 'http://127.0.0.1:9/back', payerAddress: '203.0.113.9' },
  jsapi: { way: 'jsapi', openid: 'openid-of-somebody' },
};
const HALF_AN_HOUR_MS = 30 * 60_000;

/** What both vendors do in each of their ways, shown with their real SDKs against the simulators. */
export function paymentVendorSuite(
  channel: PayChannel,
  way: PayWay,
  somebodyElse: Partial<AlipaySettings> & Partial<WechatSettings>,
): void {
  const tradeNo = tradeNoOf(ORDER_NO, way);
  describe(`${channel} by ${way}`, () => {
    let simulators: ReturnType<typeof buildSimulators>;
    let notices: Awaited<ReturnType<typeof catchNotices>>;
    let simulatorsUrl: string;
    let vendor: PaymentVendor;
    let trade: NewTrade;

    const connect = (change: object = {}, timeLimitMs = 5_000): PaymentVendor => {
      const account = { simulatorsUrl, keysFolder: temporaryKeysFolder() };
      const settings = {
        alipay: { ...simulatedAlipay(account), ...change },
        wechat: { ...simulatedWechat(account), ...change },
      };
      return createPaymentVendors(settings, { timeLimitMs })[channel];
    };
    const start = async (options: Parameters<typeof buildSimulators>[0] = {}) => {
      simulators = buildSimulators(options);
      simulatorsUrl = await simulators.listen({ host: '127.0.0.1', port: 0 });
      vendor = connect();
    };
    const post = async (path: string, payload: object) => {
      const answer = await simulators.inject({ method: 'POST', url: path, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const bringAbout = (outcome: string) => post(`/pay/${tradeNo}`, { channel, outcome });
    const fail = (mode: string) => post('/pay/faults', { mode, channel });
    /** Alipay's code is known to the vendor only once somebody's frame has shown it. */
    const showCode = async () => {
      const code = await vendor.open(trade);
      if (channel === 'alipay') await fetch(code.link ?? '');
      return code;
    };
    const trouble = (reason: VendorTrouble) =>
      expect.objectContaining({ name: 'VendorUnavailable', channel, reason });
    const refund = { tradeNo, refundNo: `${ORDER_NO}R1`, amountCents: 19_990, reason: '重复付款' };
    const today = () => dateTimeText(new Date()).slice(0, 10);

    beforeEach(async () => {
      await start();
      notices = await catchNotices();
      trade = {
        ...WAYS[way],
        tradeNo,
        amountCents: 19_990,
        subject: '车辆检测服务 深度检测 “全面” 100% & 更多',
        expiresAt: new Date(Date.now() + HALF_AN_HOUR_MS),
        notifyUrl: notices.url,
      };
    });
    afterEach(async () => {
      notices.close();
      await simulators.close();
    });

    it('does not know an order that nobody has paid', async () => {
      expect(await vendor.query(tradeNo)).toEqual({ state: 'unpaid' });
      await showCode();
      expect(await vendor.query(tradeNo)).toEqual({ state: 'unpaid' });
    });

    it('finds a payment that it was not told of', async () => {
      await showCode();
      await bringAbout('silent');
      expect(await vendor.query(tradeNo)).toEqual({
        state: 'paid',
        transactionId: expect.stringMatching(/^\d{28}$/),
        amountCents: 19_990,
        paidAt: expect.any(Date),
      });
    });

    it('reads a notice, and the same one again', async () => {
      await showCode();
      await bringAbout('duplicate');
      for (const { headers, rawBody } of await notices.take(2)) {
        expect(await vendor.readNotice(headers, rawBody)).toEqual({
          kind: 'paid',
          noticeId: expect.stringMatching(/./),
          tradeNo,
          transactionId: expect.stringMatching(/^\d{28}$/),
          amountCents: 19_990,
          paidAt: expect.any(Date),
        });
      }
    });

    it('reads the amount of the notice, not the one it asked for', async () => {
      await showCode();
      await bringAbout('wrongAmount');
      const [notice] = await notices.take();
      expect(
        await vendor.readNotice(notice?.headers ?? {}, notice?.rawBody ?? Buffer.alloc(0)),
      ).toMatchObject({
        kind: 'paid',
        amountCents: 19_991,
      });
      expect(await vendor.query(tradeNo)).toEqual({ state: 'unpaid' });
    });

    it('believes no forged, altered or empty notice', async () => {
      await showCode();
      await bringAbout('badSignature');
      const [forged] = await notices.take();
      await bringAbout('paid');
      const [genuine] = await notices.take();
      const altered = String(genuine?.rawBody).replace(/TRADE_SUCCESS|支付成功/, 'TRADE_FINISHED');
      for (const [headers, rawBody] of [
        [forged?.headers, forged?.rawBody],
        [genuine?.headers, Buffer.from(altered)],
        [genuine?.headers, Buffer.alloc(0)],
        [{}, Buffer.from('nonsense=%%%')],
      ] as const) {
        expect(await vendor.readNotice(headers ?? {}, rawBody ?? Buffer.alloc(0))).toMatchObject({
          kind: 'unproved',
        });
      }
    });

    it('tells a notice for somebody else’s account', async () => {
      await showCode();
      await bringAbout('paid');
      const [notice] = await notices.take();
      const other = connect(somebodyElse);
      expect(await other.readNotice(notice?.headers ?? {}, notice?.rawBody ?? Buffer.alloc(0))).toMatchObject(
        {
          kind: 'wrongMerchant',
          tradeNo,
        },
      );
    });

    it('is the same trade when it is asked again', async () => {
      await showCode();
      await showCode();
      expect((await simulators.inject('/pay/trades')).json()).toHaveLength(1);
    });

    it('closes what was scanned, and says when money was faster', async () => {
      await showCode();
      await simulators.inject(`/alipay/scan/${tradeNo}`);
      expect(await vendor.close(tradeNo)).toBe('closed');
      expect(await vendor.query(tradeNo)).toEqual({ state: 'closed' });
      expect(await vendor.close(tradeNo)).toBe('closed');
      await bringAbout('late');
      expect(await vendor.close(tradeNo)).toBe('paid');
    });

    it('has nothing to close where nobody scanned', async () => {
      expect(await vendor.close(tradeNo)).toBe('unscanned');
    });

    it('sends money back once, however often it is asked to', async () => {
      await showCode();
      await bringAbout('silent');
      const first = await vendor.refund(refund);
      expect(first).toEqual({ status: 'done', at: expect.any(Date) });
      expect(await vendor.refund(refund)).toEqual(first);
      await expect(vendor.refund({ ...refund, refundNo: 'another' })).rejects.toEqual(trouble('refused'));
      const ledger = (await simulators.inject('/pay/ledger')).json();
      expect(ledger).toMatchObject([{ kind: 'payment' }, { kind: 'refund', amountCents: 19_990 }]);
    });

    it('reads the bill of a day', async () => {
      expect(await vendor.bill(today())).toEqual([]);
      await showCode();
      await bringAbout('silent');
      await vendor.refund(refund);
      const entry = { tradeNo, transactionId: expect.any(String), amountCents: 19_990 };
      expect(await vendor.bill(today())).toEqual([
        { kind: 'payment', ...entry },
        { kind: 'refund', ...entry },
      ]);
    });

    describe.each([
      ['down', 'unreachable'],
      ['forged', 'unproved'],
    ] as const)('while the vendor is %s', (mode, reason) => {
      it.each([
        ['query', () => vendor.query(tradeNo)],
        ['close', () => vendor.close(tradeNo)],
        ['refund', () => vendor.refund(refund)],
        ['bill', () => vendor.bill(today())],
      ])(`%s is ${reason}, and works again afterwards`, async (_what, call) => {
        await showCode();
        await simulators.inject(`/alipay/scan/${tradeNo}`);
        await bringAbout('silent');
        await fail(mode);
        await expect(call()).rejects.toEqual(trouble(reason));
        await fail('none');
        await call();
      });
    });

    it('gives up on a vendor that does not answer', async () => {
      await fail('slow');
      await expect(connect({}, 50).query(tradeNo)).rejects.toEqual(trouble('unreachable'));
    });

    it('tells that nobody listens', async () => {
      await simulators.close();
      await expect(vendor.query(tradeNo)).rejects.toEqual(trouble('unreachable'));
      const opening = expect(vendor.open(trade));
      await (vendor.opensUnasked
        ? opening.resolves.toHaveProperty('code')
        : opening.rejects.toEqual(trouble('unreachable')));
      await start();
    });

    it('is refused with somebody else’s key, and when the clocks differ too much', async () => {
      const { publicKey: _, ...theirs } = simulatedAlipay({
        simulatorsUrl,
        keysFolder: temporaryKeysFolder(),
      });
      const keyOfTheOther =
        channel === 'alipay'
          ? simulatedWechat({ simulatorsUrl, keysFolder: temporaryKeysFolder() }).privateKey
          : theirs.privateKey;
      const stranger = connect({ privateKey: keyOfTheOther });
      await expect(stranger.query(tradeNo)).rejects.toEqual(trouble('refused'));
      await simulators.close();
      await start({ now: () => new Date(Date.now() + 2 * HOUR_MS) });
      await expect(vendor.query(tradeNo)).rejects.toEqual(trouble('refused'));
    });
  });
}
