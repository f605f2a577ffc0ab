import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { orders } from '../orders/tables.ts';
import { type Customer, newCustomer, openShop, PETROL_VIN, type Shop } from '../purchase/test-shop.ts';
import { operate } from './operate.ts';
import { invoices } from './tables.ts';

const PATH = 'ums-boot/app-api/v1/invoices';
const COMPANY = { kind: 'company', name: '示例汽车服务有限公司', taxNumber: '91350100M000100Y43' };
const PERSON = { kind: 'personal', name: '李明' };

let gateway: TestGateway;
let shop: Shop;
let offer: Awaited<ReturnType<Shop['addOffer']>>;
let member: Customer;
beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
  offer = await shop.addOffer('repair', { stock: 100 });
  member = await newCustomer(gateway);
});
afterAll(() => gateway.close());

const paidOrder = async (): Promise<string> => {
  const orderNo = await member.order(offer, { vin: PETROL_VIN });
  await shop.pay(orderNo);
  return orderNo;
};
const request = async (orderNo: string, more: object = { title: COMPANY }, customer = member) =>
  (await customer.call('POST', PATH, { orderNo, ...more })).json();
const invoiceOf = async (orderNo: string) =>
  (await member.call('GET', `${PATH}/order/${orderNo}`)).json().data;
const rowOf = async (orderNo: string) => {
  const [row] = await gateway.database.db.select().from(invoices).where(eq(invoices.orderNo, orderNo));
  if (!row) throw new Error('no invoice');
  return row;
};
const work = async (name: string, orderNo?: string): Promise<void> => {
  const job = gateway.features.invoices.jobs.find((each) => each.name === name);
  await job?.work(orderNo ? { invoiceId: String((await rowOf(orderNo)).id) } : {});
};
const issue = (orderNo: string) => work('invoice-issue', orderNo);
const reverse = (orderNo: string) => work('invoice-reverse', orderNo);
const refund = async (orderNo: string): Promise<void> => {
  const { db } = gateway.database;
  await db.update(orders).set({ status: 'refunding' }).where(eq(orders.orderNo, orderNo));
  await db.transaction((tx) => gateway.features.orders.forPayments.markRefunded(tx, orderNo));
};
const atService = async (
  orderNo: string,
): Promise<{ requestNo: string; state: string; takesBack: string | null }[]> =>
  (await fetch(`${gateway.simulatorsUrl}/invoicing/requests?order=${orderNo}`)).json() as never;
const fault = (mode: string, order: string, times = 1) =>
  fetch(`${gateway.simulatorsUrl}/invoicing/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, order, times }),
  });
const told = async (): Promise<string[]> =>
  (await member.call('GET', 'ums-boot/app-api/v1/messages?pageSize=100'))
    .json()
    .data.list.filter(({ kind }: { kind: string }) => kind === 'invoice')
    .map(({ title, link }: { title: string; link: string }) => `${title} ${link.split('orderNo=')[1]}`);
const operator = async (...words: Parameters<typeof operate>[1][]): Promise<string> => {
  const said: string[] = [];
  const desk = { db: gateway.database.db, enqueue: gateway.jobs.enqueue };
  for (const command of words) await operate(desk, command, (line) => said.push(line));
  return said.join('\n');
};

describe('an invoice', () => {
  it('is asked for, issued with its tax, told of, and downloaded', async () => {
    const orderNo = await paidOrder();
    expect(await invoiceOf(orderNo)).toBeNull();
    expect((await request(orderNo)).data).toMatchObject({
      status: 'requested',
      statusLabel: '待开票',
      titleName: COMPANY.name,
      taxNumber: COMPANY.taxNumber,
      amountCents: 2_900,
      taxCents: 164,
      files: [],
    });
    await issue(orderNo);
    const invoice = await invoiceOf(orderNo);
    expect(invoice).toMatchObject({ status: 'issued', invoiceNumber: expect.stringMatching(/^\d{20}$/) });
    expect(invoice.files.map(({ format }: { format: string }) => format)).toEqual(['pdf', 'ofd', 'xml']);
    const file = await gateway.app.inject(invoice.files[0].link);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect(file.body).toMatch(/^%PDF-/);
    expect((await gateway.app.inject(invoice.files[0].link.replace(/.$/, '~'))).json().code).not.toBe(
      '00000',
    );
    expect(await told()).toContain(`发票已开具 ${orderNo}`);
    expect((await member.call('GET', PATH)).json().data.list[0]).toMatchObject({ orderNo });
  });

  it('is one for an order, however many ask and whoever works', async () => {
    const orderNo = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(orderNo)));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.find(({ code }) => code !== '00000')).toMatchObject({
      code: 'A0500',
      msg: '该订单已申请发票，请勿重复申请',
    });
    await Promise.all([issue(orderNo), issue(orderNo)]);
    await issue(orderNo);
    expect(await atService(orderNo)).toHaveLength(1);
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'issued' });
    expect((await request(orderNo)).msg).toBe('该订单已开具发票');
    expect((await told()).filter((each) => each.endsWith(orderNo))).toEqual([`发票已开具 ${orderNo}`]);
  });

  it('is refused with a sentence', async () => {
    const unpaid = await member.order(offer, { vin: PETROL_VIN });
    expect((await request(unpaid)).msg).toBe('订单付款后才能开票');
    const orderNo = await paidOrder();
    expect((await request(orderNo, {})).msg).toBe('请选择或填写发票抬头');
    expect((await request(orderNo, { titleId: '1' })).msg).toBe('所选的发票抬头已不存在，请重新选择');
    expect((await request(orderNo, { titleId: 'certified' })).msg).toContain('已不存在');
    expect((await request(orderNo, { title: { kind: 'company', name: '示例公司' } })).msg).toBe(
      '请填写纳税人识别号（统一社会信用代码）',
    );
    const stranger = await newCustomer(gateway);
    expect(await request(orderNo, { title: PERSON }, stranger)).toMatchObject({ code: 'A0401' });
    expect(await invoiceOf(orderNo)).toBeNull();
  });

  it('that the service refuses is asked for again with another title, under another number', async () => {
    const orderNo = await paidOrder();
    await request(orderNo);
    await fault('refuse', orderNo);
    await issue(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({
      status: 'failed',
      failureReason: '购买方信息与税务登记不一致',
      retryable: true,
    });
    expect(await operator({ name: 'list' })).toContain(orderNo);
    expect((await request(orderNo, { title: PERSON })).data).toMatchObject({
      titleName: '李明',
      taxNumber: null,
    });
    await issue(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'issued', failureReason: null });
    expect((await atService(orderNo)).map(({ requestNo }) => requestNo)).toEqual([
      `${orderNo}F2`,
      `${orderNo}F1`,
    ]);
  });

  it('whose outcome is unknown is asked for, not issued twice', async () => {
    const orderNo = await paidOrder();
    await request(orderNo);
    await fault('garbage', orderNo);
    await expect(issue(orderNo)).rejects.toThrow('未通过验签');
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'issuing' });
    expect(await operator({ name: 'show', orderNo })).toContain('未通过验签');
    await issue(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'issued' });
    expect(await atService(orderNo)).toHaveLength(1);
  });

  it('with another sum than the order’s is not taken for ours', async () => {
    const orderNo = await paidOrder();
    await request(orderNo);
    await fault('wrongAmount', orderNo);
    await expect(issue(orderNo)).rejects.toThrow('金额与订单不符');
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'issuing', invoiceNumber: null, files: [] });
  });

  it('that lies still is taken up again, by the sweep or an operator', async () => {
    const orderNo = await paidOrder();
    await request(orderNo);
    await gateway.database.db
      .update(invoices)
      .set({ triedAt: sql`now() - interval '11 minutes'` })
      .where(eq(invoices.orderNo, orderNo));
    await work('invoice-sweep');
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'issued' });
    expect(await operator({ name: 'retry', orderNos: [orderNo] })).toBe(
      `${orderNo} 没有可以重试的发票，未作改动。`,
    );
  });
});

describe('a refund', () => {
  it('takes an issued invoice back by a red-letter one, once', async () => {
    const orderNo = await paidOrder();
    await request(orderNo);
    await issue(orderNo);
    await refund(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'reversing' });
    await fault('garbage', orderNo);
    await expect(reverse(orderNo)).rejects.toThrow();
    await Promise.all([reverse(orderNo), reverse(orderNo)]);
    const invoice = await invoiceOf(orderNo);
    expect(invoice).toMatchObject({ status: 'reversed', statusLabel: '已冲红', retryable: false });
    expect(invoice.redFiles).toHaveLength(3);
    const [red, blue, ...more] = await atService(orderNo);
    expect([red?.takesBack, blue?.takesBack, more]).toEqual([invoice.invoiceNumber, null, []]);
    expect(await told()).toContain(`发票已冲红 ${orderNo}`);
    expect((await request(orderNo)).msg).toBe('订单已退款，不能开票');
  });

  it('before anything was issued leaves nothing to issue', async () => {
    const orderNo = await paidOrder();
    await request(orderNo);
    await refund(orderNo);
    await issue(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({
      status: 'failed',
      failureReason: '订单已退款，未开具发票',
      retryable: false,
    });
    expect(await atService(orderNo)).toEqual([]);
    expect(await operator({ name: 'retry', orderNos: [orderNo] })).toContain('未作改动');
  });

  it('while it is being issued waits for the result, then takes it back', async () => {
    const orderNo = await paidOrder();
    await request(orderNo);
    await fault('slow', orderNo);
    await expect(issue(orderNo)).rejects.toThrow('正在处理');
    await refund(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'issuing' });
    await issue(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'reversing' });
    await reverse(orderNo);
    expect(await invoiceOf(orderNo)).toMatchObject({ status: 'reversed' });
    expect((await told()).filter((each) => each.endsWith(orderNo))).toEqual([`发票已冲红 ${orderNo}`]);
  });
});

describe('titles', () => {
  const save = async (title: object, customer: Customer) =>
    (await customer.call('POST', `${PATH}/titles`, title)).json();
  const list = async (customer: Customer) => (await customer.call('GET', `${PATH}/titles`)).json().data;
  const remove = (customer: Customer, titleId: string) =>
    gateway.app.inject({
      method: 'DELETE',
      url: `/api/${PATH}/titles/${titleId}`,
      headers: customer.headers,
    });

  it('are kept, changed and removed; one is the default, and the same name is the same title', async () => {
    const customer = await newCustomer(gateway);
    const { data: company } = await save({ ...COMPANY, isDefault: true }, customer);
    const { data: person } = await save({ ...PERSON, taxNumber: 'x', isDefault: true }, customer);
    expect(person).toMatchObject({ taxNumber: null, isDefault: true, certified: false });
    await save({ ...COMPANY, bank: '某银行', bankAccount: '6222000000000001' }, customer);
    expect(await list(customer)).toMatchObject([
      { titleId: person.titleId, isDefault: true },
      { titleId: company.titleId, isDefault: false, bank: '某银行' },
    ]);
    await remove(customer, person.titleId);
    await remove(customer, person.titleId);
    expect(await list(customer)).toHaveLength(1);
  });

  it('of somebody else are neither seen, used, changed nor removed', async () => {
    const owner = await newCustomer(gateway);
    const { data: title } = await save(COMPANY, owner);
    expect(await list(member)).not.toContainEqual(expect.objectContaining({ titleId: title.titleId }));
    const orderNo = await paidOrder();
    expect((await request(orderNo, { titleId: title.titleId })).msg).toContain('已不存在');
    expect(await save({ ...PERSON, titleId: title.titleId }, member)).toMatchObject({ code: 'A0401' });
    await remove(member, title.titleId);
    expect(await list(owner)).toMatchObject([{ name: COMPANY.name }]);
  });

  it('end at twenty, also when they come at once', async () => {
    const customer = await newCustomer(gateway);
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => save({ ...PERSON, name: `李明${index}` }, customer)),
    );
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(20);
    expect(answers.find(({ code }) => code !== '00000').msg).toBe('最多保存 20 个发票抬头，请先删除不用的');
  });

  it('that are written with a request are kept for the next, if wanted', async () => {
    const customer = await newCustomer(gateway);
    const orderNo = await customer.order(offer, { vin: PETROL_VIN });
    await shop.pay(orderNo);
    await request(orderNo, { title: COMPANY, keepTitle: true }, customer);
    expect(await list(customer)).toMatchObject([{ name: COMPANY.name }]);
  });
});
