import { SIMULATED_INVOICING } from '@cheyantong/domain';
import { buildSimulators } from '@cheyantong/simulators/app';
import Fastify from 'fastify';
import { unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInvoicing } from './http.ts';
import type { InvoiceToIssue, IssuedInvoice } from './port.ts';
import { questionHeaders } from './signature.ts';

const INVOICE: InvoiceToIssue = {
  requestNo: '178963482716412301001F1',
  orderNo: '178963482716412301001',
  buyer: {
    kind: 'company',
    name: '示例<汽车>服务有限公司',
    taxNumber: '91350100M000100Y43',
    address: null,
    phone: null,
    bank: null,
    bankAccount: null,
  },
  email: null,
  itemName: '*信息技术服务*维修报告查询',
  taxPercent: 6,
  amountCents: 2_900,
  taxCents: 164,
};
const RED = { requestNo: '178963482716412301001R1', reason: '销货退回' };

let simulators: ReturnType<typeof buildSimulators>;
let url: string;
const start = async (options: Parameters<typeof buildSimulators>[0] = {}) => {
  simulators = buildSimulators(options);
  url = await simulators.listen({ host: '127.0.0.1', port: 0 });
};
beforeEach(() => start());
afterEach(() => simulators.close());

const serviceAt = (root: string, account: object = {}, timeLimitMs = 8_000) =>
  createInvoicing({ url: `${root}/invoicing`, ...SIMULATED_INVOICING, ...account }, { timeLimitMs });
const fault = (mode: string, times?: number) =>
  simulators.inject({ method: 'POST', url: '/invoicing/faults', payload: { mode, times } });
const kept = async () => (await simulators.inject('/invoicing/requests')).json();
const issued = async (): Promise<IssuedInvoice> => {
  const answer = await serviceAt(url).issue(INVOICE);
  if (answer.state !== 'issued') throw new Error(answer.state);
  return answer;
};

describe('the service', () => {
  it('issues an invoice once, however often it is asked', async () => {
    const first = await issued();
    expect(first).toMatchObject({
      number: expect.stringMatching(/^\d{20}$/),
      amountCents: 2_900,
      taxCents: 164,
    });
    expect(await issued()).toEqual(first);
    expect(await serviceAt(url).ask(INVOICE.requestNo)).toEqual(first);
    expect(await kept()).toHaveLength(1);
  });

  it('knows nothing of a request that never arrived', async () => {
    expect(await serviceAt(url).ask('nothing')).toEqual({ state: 'unknown' });
  });

  it('takes an invoice back once, for the whole sum', async () => {
    const service = serviceAt(url);
    const { number } = await issued();
    const red = await service.reverse({ ...RED, invoiceNumber: number });
    expect(red).toMatchObject({ state: 'issued', amountCents: -2_900, taxCents: -164 });
    expect(await service.reverse({ ...RED, invoiceNumber: number })).toEqual(red);
    expect(await service.reverse({ ...RED, requestNo: 'another', invoiceNumber: number })).toEqual({
      state: 'refused',
      reason: '该发票已红冲',
    });
  });

  it('gives a PDF that opens, an OFD with its parts, and an XML that escapes', async () => {
    const service = serviceAt(url);
    const { number, formats } = await issued();
    expect(formats).toEqual(['pdf', 'ofd', 'xml']);
    expect((await getDocumentProxy(new Uint8Array(await service.download(number, 'pdf')))).numPages).toBe(1);
    const ofd = unzipSync(new Uint8Array(await service.download(number, 'ofd')));
    expect(Object.keys(ofd)).toContain('OFD.xml');
    const xml = Buffer.from(await service.download(number, 'xml')).toString();
    expect(xml).toContain('示例&lt;汽车&gt;服务有限公司');
    expect(xml).toContain('演示发票，不具税务效力');
    await expect(service.download('0'.repeat(20), 'pdf')).rejects.toThrow('没有给出 pdf 文件（404）');
  });

  it('is slow, and says so until it is done', async () => {
    await fault('slow', 2);
    const service = serviceAt(url);
    expect(await service.issue(INVOICE)).toEqual({ state: 'processing' });
    expect(await service.ask(INVOICE.requestNo)).toEqual({ state: 'processing' });
    expect(await service.ask(INVOICE.requestNo)).toMatchObject({ state: 'issued' });
  });

  it('refuses, and stays with it', async () => {
    await fault('refuse', 1);
    const refusal = { state: 'refused', reason: '购买方信息与税务登记不一致' };
    expect(await serviceAt(url).issue(INVOICE)).toEqual(refusal);
    expect(await serviceAt(url).issue(INVOICE)).toEqual(refusal);
  });

  it('may have issued what nobody heard of', async () => {
    await fault('lost', 1);
    const impatient = serviceAt(url, {}, 100);
    await expect(impatient.issue(INVOICE)).rejects.toThrow('没有及时应答');
    expect(await serviceAt(url).ask(INVOICE.requestNo)).toMatchObject({ state: 'issued' });
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['down', '开票服务返回 503'],
    ['garbage', '未通过验签'],
  ])('that is %s is not believed', async (mode, words) => {
    await fault(mode, 1);
    await expect(serviceAt(url).issue(INVOICE)).rejects.toThrow(words);
  });

  it('that is not there, or not set up, is told from one that refuses', async () => {
    await simulators.close();
    await expect(serviceAt(url).issue(INVOICE)).rejects.toThrow('ECONNREFUSED');
    await expect(createInvoicing(null).issue(INVOICE)).rejects.toThrow('没有设置开票服务');
  });
});

describe('what is signed', () => {
  const post = (headers: Record<string, string>, body = JSON.stringify(INVOICE)) =>
    simulators.inject({ method: 'POST', url: '/invoicing/v1/invoices', headers, payload: body });
  const headersFor = (account: { appId: string; secret: string } = SIMULATED_INVOICING) =>
    questionHeaders(account, {
      verb: 'POST',
      path: '/invoicing/v1/invoices',
      nonce: 'nonce-0001',
      body: JSON.stringify(INVOICE),
    });

  it('is taken once: the same message again is refused', async () => {
    const headers = headersFor();
    expect((await post(headers)).statusCode).toBe(200);
    expect((await post(headers)).json()).toEqual({ message: 'nonce used before' });
  });

  it('is refused when it was altered, signed by somebody else, or long ago', async () => {
    const altered = JSON.stringify({ ...INVOICE, amountCents: 1 });
    expect((await post(headersFor(), altered)).json()).toEqual({ message: 'signature mismatch' });
    const forged = headersFor({ ...SIMULATED_INVOICING, secret: 'somebody else' });
    expect((await post(forged)).json()).toEqual({ message: 'signature mismatch' });
    await simulators.close();
    await start({ now: () => new Date(Date.now() + 6 * 60_000) });
    expect((await post(headersFor())).json()).toEqual({ message: 'timestamp too old' });
    expect(await kept()).toEqual([]);
  });

  it('is asked of the answer, too', async () => {
    const forger = Fastify();
    forger.all('*', () => ({ state: 'issued' }));
    const forgerUrl = await forger.listen({ host: '127.0.0.1', port: 0 });
    await expect(serviceAt(forgerUrl).issue(INVOICE)).rejects.toThrow('未通过验签');
    await forger.close();
  });
});
