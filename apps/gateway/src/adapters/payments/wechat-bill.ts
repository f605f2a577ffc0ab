import { centsFromYuan } from '@cheyantong/domain';
import { readBillTable } from './bill-table.ts';
import type { BillEntry } from './port.ts';

/**
 * WeChat's bill: a payment is SUCCESS, a refund is a line of its own with the payment's numbers in it. A backtick begins
 * every value, so that a comma in a name parts nothing.
 */
export const readWechatBill = (text: string): BillEntry[] =>
  readBillTable(text, { firstColumn: '交易时间', delimiter: ',`' }).flatMap(asEntry);

function asEntry(row: Map<string, string>): BillEntry[] {
  const isRefund = row.get('交易状态') === 'REFUND';
  const amountCents = centsFromYuan(row.get(isRefund ? '申请退款金额' : '订单金额') ?? '');
  if (amountCents === null) return [];
  const numbers = { tradeNo: row.get('商户订单号') ?? '', transactionId: row.get('微信订单号') ?? '' };
  return [{ kind: isRefund ? 'refund' : 'payment', ...numbers, amountCents }];
}
