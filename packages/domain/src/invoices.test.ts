import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES, invoiceStatusesBefore, taxWithin, titleProblems } from './invoices.ts';

describe('the tax within a price', () => {
  it.each([
    [100, 6],
    [106, 6],
    [2_900, 164],
    [9_900, 560],
    [29_800, 1_687],
    [1, 0],
  ])('of %i cents is %i', (amount, tax) => {
    expect(taxWithin(amount)).toBe(tax);
  });

  it('is the price less the price without tax, however the cents fall', () => {
    for (let cents = 1; cents <= 20_000; cents++)
      expect(taxWithin(cents)).toBe(cents - Math.round(cents / 1.06));
  });
});

it('an invoice is issued once and reversed once', () => {
  expect(invoiceStatusesBefore('issued')).toEqual(['issuing']);
  expect(invoiceStatusesBefore('reversing')).toEqual(['issued']);
  expect(invoiceStatusesBefore('reversed')).toEqual(['reversing']);
  expect(INVOICE_STATUSES.filter((status) => invoiceStatusesBefore(status).includes('reversed'))).toEqual([]);
});

describe('a title', () => {
  const company = { kind: 'company', name: '示例汽车服务有限公司', taxNumber: '91110108MA01234567' } as const;

  it('of a person needs a name', () => {
    expect(titleProblems({ kind: 'personal', name: '' })).toEqual({ name: '请填写发票抬头' });
    expect(titleProblems({ kind: 'personal', name: '李明', taxNumber: '1' })).toEqual({});
  });

  it('of a company needs its number, and a bank with its account', () => {
    expect(titleProblems({ kind: 'company', name: '示例' })).toEqual({
      name: '请填写营业执照上的企业全称',
      taxNumber: '请填写纳税人识别号（统一社会信用代码）',
    });
    expect(titleProblems(company).taxNumber).toContain('校验位');
    expect(titleProblems({ ...company, taxNumber: '91350100M000100Y43', bank: '某银行' })).toEqual({
      bankAccount: '请填写银行账号',
    });
    expect(
      titleProblems({
        ...company,
        taxNumber: '91350100M000100Y43',
        bankAccount: '62',
        phone: 'x',
        email: '@',
      }),
    ).toEqual({
      phone: '注册电话格式不正确',
      bank: '请填写开户银行',
      bankAccount: '银行账号应为 8–32 位数字',
      email: '邮箱格式不正确',
    });
  });
});
