import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedPaymentKeys, temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { buildSimulators } from '@cheyantong/simulators/app';
import { describe, expect, it } from 'vitest';
import { createPaymentVendors } from './create.ts';
import { paymentFrameOrigins } from './frame-origins.ts';
import { catchNotices } from './notice-catcher.ts';
import { paymentVendorSuite } from './port-suite.ts';

for (const way of ['code', 'wap'] as const) {
  paymentVendorSuite('alipay', way, { sellerId: '2088000000000002' });
}
for (const way of ['code', 'h5', 'jsapi'] as const) {
  paymentVendorSuite('wechat', way, { mchId: '1900000002' });
}

const connect = (simulatorsUrl: string) => {
  const account = { simulatorsUrl, keysFolder: temporaryKeysFolder() };
  return createPaymentVendors({ alipay: account, wechat: account });
};
const trade = (notifyUrl = 'http://127.0.0.1:9/notice') => ({
  way: 'code' as const,
  tradeNo: '173165760000012310086',
  amountCents: 100,
  subject: '维修报告服务',
  expiresAt: new Date(Date.now() + 60_000),
  notifyUrl,
});

/** What a browser would send. */
function readForm(html: string): { action: string; fields: Record<string, string> } {
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return {
    action: plain(/action="([^"]+)"/.exec(html)?.[1]),
    fields: Object.fromEntries([...inputs].map(([, name = '', value]) => [name, plain(value)])),
  };
}

describe('Alipay’s code', () => {
  it('is a form that sends itself off, and an address, for a code of 126 pixels', async () => {
    const simulators = buildSimulators();
    const url = await simulators.listen({ host: '127.0.0.1', port: 0 });
    const { code, link } = await connect(url).alipay.open(trade());
    expect(code).toContain(`<form action="${url}/gateway.do?`);
    expect(code).toContain('&quot;qr_pay_mode&quot;:&quot;4&quot;,&quot;qrcode_width&quot;:126');

    const page = await fetch(link ?? '');
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(await page.text()).toMatch(/<svg[^>]+width="126"/);
    const sent = readForm(code);
    const answered = await fetch(sent.action, { method: 'POST', body: new URLSearchParams(sent.fields) });
    expect(await answered.text()).toMatch(/<svg[^>]+width="126"/);
    const tampered = await fetch(`${link}`.replace('1.00', '0.01'));
    expect(tampered.status).toBe(400);
    await simulators.close();
  });

  it('is asked about with a checked signature only: no call of the SDK goes without', () => {
    const source = readFileSync(new URL('./alipay.ts', import.meta.url), 'utf8');
    const calls = source.match(/\.exec\((?!\))[^;]*?\)\s*\.catch/g) ?? [];
    expect(source.match(/\bsdk\s*\.exec\(/g)).toHaveLength(1);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('{ validateSign: true }');
    expect(source).not.toMatch(/checkNotifySign\(|curl\(|sdkExec/);
  });
});

it('WeChat’s notice is believed for five minutes', async () => {
  const notices = await catchNotices();
  const sixMinutesAgo = () => new Date(Date.now() - 6 * 60_000);
  let now = () => new Date();
  const simulators = buildSimulators({ now: () => now() });
  const { wechat } = connect(await simulators.listen({ host: '127.0.0.1', port: 0 }));
  const { code } = await wechat.open(trade(notices.url));
  expect(code).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=\d+$/);
  now = sixMinutesAgo;
  const payload = { channel: 'wechat', outcome: 'paid' };
  await simulators.inject({ method: 'POST', url: `/pay/${trade().tradeNo}`, payload });
  const [old] = await notices.take();
  expect(await wechat.readNotice(old?.headers ?? {}, old?.rawBody ?? Buffer.alloc(0))).toMatchObject({
    kind: 'unproved',
    note: expect.stringContaining('timestamp'),
  });
  notices.close();
  await simulators.close();
});

it('a channel without an account is not offered', async () => {
  const { alipay } = createPaymentVendors({ alipay: null, wechat: null });
  await expect(alipay.open(trade())).rejects.toMatchObject({
    reason: 'refused',
    vendorCode: 'no-account',
  });
  expect(await alipay.readNotice({}, Buffer.alloc(0))).toMatchObject({ kind: 'unproved' });
});

it('pages may frame the cashier’s hosts and nobody else’s', () => {
  const account = { appId: '1', sellerId: '2', privateKey: 'k', publicKey: 'k' };
  const real = { ...account, gateway: 'https://openapi.alipay.com/gateway.do' };
  expect(paymentFrameOrigins({ alipay: real, wechat: null })).toEqual([
    'https://openapi.alipay.com',
    'https://*.alipay.com',
  ]);
  const simulated = { simulatorsUrl: 'http://127.0.0.1:8090', keysFolder: '.' };
  expect(paymentFrameOrigins({ alipay: simulated, wechat: null })).toEqual(['http://127.0.0.1:8090']);
  expect(paymentFrameOrigins({ alipay: null, wechat: null })).toEqual([]);
});

it('gateway and simulators come by the same keys, whoever is first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-keys-'));
  const first = simulatedPaymentKeys(join(folder, 'keys'));
  expect(simulatedPaymentKeys(join(folder, 'keys'))).toEqual(first);
  await rm(folder, { recursive: true });
});
