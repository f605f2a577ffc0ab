import { centsFromYuan } from '@cheyantong/domain';
import { unzipSync } from 'fflate';
import { readBillTable } from './bill-table.ts';
import type { BillEntry } from './port.ts';

const FIRST_COLUMN = '支付宝交易号';
const GBK = new TextDecoder('gb18030');

/** Alipay's bill is a zip with two tables in GBK; the one of single bookings counts. */
export function readAlipayBill(zip: Uint8Array): BillEntry[] {
  return Object.values(unzipSync(zip))
    .map((file) => GBK.decode(file))
    .flatMap((text) => readBillTable(text, { firstColumn: FIRST_COLUMN, delimiter: ',' }))
    .flatMap(asEntry);
}

function asEntry(row: Map<string, string>): BillEntry[] {
  const amountCents = centsFromYuan((row.get('订单金额（元）') ?? '').replace(/^-/, ''));
  const kinds: Record<string, BillEntry['kind']> = { 交易: 'payment', 退款: 'refund' };
  const kind = kinds[row.get('业务类型') ?? ''];
  if (!kind || amountCents === null) return [];
  const tradeNo = row.get('商户订单号') ?? '';
  return [{ kind, tradeNo, transactionId: row.get(FIRST_COLUMN) ?? '', amountCents }];
}
