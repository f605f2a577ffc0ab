import { temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { buildSimulators } from '@cheyantong/simulators/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentVendors } from './create.ts';
import type { PaymentVendors } from './port.ts';

const BACK = 'http://127.0.0.1:8080/back?orderNo=1&paying=wap';
const trade = (tradeNo: string) => ({
  tradeNo,
  amountCents: 6_900,
  subject: '电池健康报告',
  expiresAt: new Date(Date.now() + 60_000),
  notifyUrl: 'http://127.0.0.1:9/notice',
});

let now = () => new Date();
let url: string;
let vendors: PaymentVendors;
const simulators = buildSimulators({ now: () => now() });
beforeAll(async () => {
  url = await simulators.listen({ host: '127.0.0.1', port: 0 });
  const account = { simulatorsUrl: url, keysFolder: temporaryKeysFolder() };
  vendors = createPaymentVendors({ alipay: account, wechat: account });
});
afterAll(() => simulators.close());

describe('Alipay on a phone', () => {
  it('leads to its cashier, where a person pays or not and comes back either way', async () => {
    const { link } = await vendors.alipay.open({ ...trade('10000000000000001W'), way: 'wap', backUrl: BACK });
    const cashier = await fetch(link ?? '');
    expect(cashier.url).toBe(`${url}/alipay/wap/10000000000000001W`);
    const page = await cashier.text();
    expect(page).toContain('¥69.00');
    expect(page).toContain(`href="${BACK.replaceAll('&', '&amp;')}"`);

    const paid = await fetch(cashier.url, { method: 'POST' });
    const [, back = ''] = /href="([^"]+)">完成，返回商家/.exec(await paid.text()) ?? [];
    const returned = new URL(back.replaceAll('&amp;', '&'));
    expect(returned.href.startsWith(BACK)).toBe(true);
    expect(returned.searchParams.get('out_trade_no')).toBe('10000000000000001W');
    expect(await vendors.alipay.query('10000000000000001W')).toMatchObject({
      state: 'paid',
      amountCents: 6_900,
    });
  });

  it('is refused when somebody changed the price on the way', async () => {
    const { link } = await vendors.alipay.open({ ...trade('10000000000000002W'), way: 'wap', backUrl: BACK });
    expect((await fetch(`${link}`.replace('69.00', '0.01'))).status).toBe(400);
  });
});

describe('WeChat in a phone’s browser', () => {
  const openLink = async (tradeNo: string) => {
    const way = { way: 'h5', backUrl: BACK, payerAddress: '203.0.113.9' } as const;
    const { link } = await vendors.wechat.open({ ...trade(tradeNo), ...way });
    return link ?? '';
  };
  const from = (referer: string) => ({ headers: { referer } });
  const OURS = from('http://127.0.0.1:8080/');

  it('opens the app from our pages, and leads back', async () => {
    const link = await openLink('10000000000000003H');
    expect(new URL(link).searchParams.get('redirect_url')).toBe(BACK);
    expect(await (await fetch(link, OURS)).text()).toContain('打开微信');
    const app = link.replace('/wechat/h5', '/wechat/app');
    expect(await (await fetch(app)).text()).toContain('确认付款');
    expect(await (await fetch(app, { method: 'POST' })).text()).toContain('完成，返回商家');
    expect(await vendors.wechat.query('10000000000000003H')).toMatchObject({ state: 'paid' });
  });

  it('does not open from elsewhere, nor without saying where from', async () => {
    const link = await openLink('10000000000000004H');
    expect((await fetch(link, from('https://elsewhere.example/'))).status).toBe(403);
    expect((await fetch(link)).status).toBe(403);
  });

  it('opens for five minutes', async () => {
    const link = await openLink('10000000000000005H');
    now = () => new Date(Date.now() + 5 * 60_000 - 5_000);
    expect((await fetch(link, OURS)).status).toBe(200);
    now = () => new Date(Date.now() + 5 * 60_000 + 5_000);
    expect(await (await fetch(link, OURS)).text()).toContain('支付链接已过期');
    now = () => new Date();
  });
});

describe('WeChat in the mini-program', () => {
  const ask = async (payment: object) =>
    (
      await simulators.inject({ method: 'POST', url: '/sim/wechat/request-payment', payload: payment })
    ).json();
  const prepare = async (tradeNo: string, openid = 'openid-1') =>
    (await vendors.wechat.open({ ...trade(tradeNo), way: 'jsapi', openid })).code;

  it('pays what we have signed, and says when somebody thought better of it', async () => {
    const payment = await vendors.wechat.signMiniPayment(await prepare('10000000000000006J'));
    expect(await ask({ ...payment, decision: 'cancel' })).toEqual({ errMsg: 'requestPayment:fail cancel' });
    expect(await vendors.wechat.query('10000000000000006J')).toEqual({ state: 'unpaid' });
    expect(await ask(payment)).toEqual({ errMsg: 'requestPayment:ok' });
    expect(await vendors.wechat.query('10000000000000006J')).toMatchObject({ state: 'paid' });
  });

  it('pays nothing that somebody else has signed or changed', async () => {
    const payment = await vendors.wechat.signMiniPayment(await prepare('10000000000000007J'));
    const other = await vendors.wechat.signMiniPayment(await prepare('10000000000000008J'));
    for (const forged of [{ ...payment, package: other.package }, { ...payment, paySign: '' }, {}])
      expect(await ask(forged)).toEqual({ errMsg: 'requestPayment:fail 支付验证签名失败' });
  });

  it('is for one person: the number cannot be opened for another', async () => {
    await prepare('10000000000000009J');
    await expect(prepare('10000000000000009J', 'openid-2')).rejects.toMatchObject({ reason: 'refused' });
  });
});

it('a number that was opened one way cannot be opened another', async () => {
  await vendors.wechat.open({ ...trade('10000000000000010'), way: 'code' });
  const again = vendors.wechat.open({ ...trade('10000000000000010'), way: 'jsapi', openid: 'openid-1' });
  await expect(again).rejects.toMatchObject({ reason: 'refused', vendorCode: 'INVALID_REQUEST' });
});

it('no vendor opens a trade in the other one’s way', async () => {
  const jsapi = vendors.alipay.open({ ...trade('10000000000000011J'), way: 'jsapi', openid: 'openid-1' });
  await expect(jsapi).rejects.toMatchObject({ channel: 'alipay', reason: 'refused' });
  const wap = vendors.wechat.open({ ...trade('10000000000000011W'), way: 'wap', backUrl: BACK });
  await expect(wap).rejects.toMatchObject({ channel: 'wechat', reason: 'refused' });
});
