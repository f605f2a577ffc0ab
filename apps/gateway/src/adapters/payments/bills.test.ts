import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readAlipayBill } from './alipay-bill.ts';
import { readWechatBill } from './wechat-bill.ts';

/** 支付宝交易号,商户订单号,业务类型,商品名称,订单金额（元） and 交易, 退款 in GBK, which Node decodes but does not write. */
const GBK: Readonly<Record<string, string>> = {
  head: 'd6a7b8b6b1a6bdbbd2d7bac52cc9ccbba7b6a9b5a5bac52cd2b5cef1c0e0d0cd2cc9ccc6b7c3fbb3c62cb6a9b5a5bdf0b6eea3a8d4aaa3a9',
  payment: 'bdbbd2d7',
  refund: 'cdcbbfee',
};
const gbk = (name: string): Buffer => Buffer.from(GBK[name] ?? '', 'hex');

it("reads Alipay's bill where names of goods hold commas, quotes and line breaks", () => {
  const details = Buffer.concat([
    Buffer.from('#a, comment "\r\n#from, to\r\n'),
    gbk('head'),
    Buffer.from('\r\n2026-1\t,CX1\t,'),
    gbk('payment'),
    Buffer.from(',"one, ""two""\r\nand three",29.90\r\n2026-2\t,CX2\t,'),
    gbk('refund'),
    Buffer.from(',3" screen,-29.90\r\n#end, of, the, list, of, bookings\r\n#on, a, day, of, the, month\r\n'),
  ]);
  expect(
    readAlipayBill(zipSync({ 'details.csv': details, 'summary.csv': Buffer.from('#none\r\n') })),
  ).toEqual([
    { kind: 'payment', transactionId: '2026-1', tradeNo: 'CX1', amountCents: 2_990 },
    { kind: 'refund', transactionId: '2026-2', tradeNo: 'CX2', amountCents: 2_990 },
  ]);
});

it("reads WeChat's bill where names of goods hold commas, quotes and line breaks", () => {
  const bill = [
    '\uFEFF交易时间,商品名称,微信订单号,商户订单号,交易状态,订单金额,申请退款金额',
    '`2026-11-15 10:00:00,`维修记录, 一份,`4200001,`CX1,`SUCCESS,`29.90,`0.00',
    '`2026-11-15 10:05:00,`"维修记录\n一份, 含 ""事故""",`4200002,`CX2,`REFUND,`0.00,`29.90',
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    '`2,`29.90,`29.90,`0.00,`0.00,`29.90,`29.90',
    '',
  ].join('\r\n');
  expect(readWechatBill(bill)).toEqual([
    { kind: 'payment', transactionId: '4200001', tradeNo: 'CX1', amountCents: 2_990 },
    { kind: 'refund', transactionId: '4200002', tradeNo: 'CX2', amountCents: 2_990 },
  ]);
});
