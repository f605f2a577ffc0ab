import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSimulators } from '../app.ts';
import { questionHeaders } from './signature.ts';

let app: ReturnType<typeof buildSimulators>;
beforeEach(() => {
  app = buildSimulators();
});
afterEach(() => app.close());

const ORDER = {
  requestNo: '1F1',
  orderNo: '1',
  buyer: { kind: 'personal', name: '<b>李明</b>', taxNumber: null },
  email: null,
  itemName: '*信息技术服务*维修报告查询',
  taxPercent: 6,
  amountCents: 2_900,
  taxCents: 164,
};
const post = (message: object, nonce: string) => {
  const path = '/invoicing/v1/invoices';
  const body = JSON.stringify(message);
  const headers = questionHeaders({ verb: 'POST', path, body }, nonce, new Date());
  return app.inject({ method: 'POST', url: path, headers, payload: body });
};
const page = async () => (await app.inject('/invoicing')).body;

it('the page shows what was issued, marked as a demonstration, with its files', async () => {
  expect((await app.inject('/')).body).toContain('href="/invoicing"');
  expect(await page()).toContain('还没有发票');
  const { number } = (await post(ORDER, 'one')).json();
  expect(await page()).toContain('&lt;b&gt;李明&lt;/b&gt;');
  expect(await page()).toContain('不具税务效力');
  const file = await app.inject(`/invoicing/issued/${number}/pdf`);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect((await app.inject('/invoicing/issued/0/pdf')).statusCode).toBe(404);
});

it('faults are switched on by the page’s form, and off again', async () => {
  const apply = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/invoicing/faults',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await apply('mode=refuse&order=1&times=')).headers.location).toBe('/invoicing');
  expect((await app.inject('/invoicing/active-faults')).body).toContain('拒开');
  expect((await post(ORDER, 'two')).json()).toMatchObject({ state: 'refused' });
  await apply('mode=none&order=1');
  expect((await app.inject('/invoicing/active-faults')).body).toContain('当前全部正常');
  expect((await apply('mode=maybe')).statusCode).toBe(400);
});

it('what is no invoice is refused', async () => {
  expect((await post({ ...ORDER, amountCents: 'much' }, 'three')).statusCode).toBe(400);
  expect((await app.inject('/invoicing/v1/requests/1')).statusCode).toBe(401);
});

it.each(['/invoicing/invoicing.css', '/invoicing/list'])('finds its part %s', async (part) => {
  expect((await app.inject(part)).statusCode).toBe(200);
});
