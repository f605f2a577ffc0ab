import { centsFromYuan, momentOf } from '@cheyantong/domain';
import type { Notice } from './port.ts';

const PAID_STATUSES = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

export type AlipayFields = Readonly<Record<string, string>>;

/** Reads a notice as a form. It is proved only once its signature has been checked. */
export const fieldsOf = (rawBody: Buffer): AlipayFields =>
  Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));

/** What a proved notice says to this account. */
export function readFields(fields: AlipayFields, account: { appId: string; sellerId: string }): Notice {
  const noticeId = fields.notify_id ?? '';
  const tradeNo = fields.out_trade_no ?? null;
  if (fields.app_id !== account.appId || fields.seller_id !== account.sellerId) {
    const note = `app_id ${fields.app_id}, seller_id ${fields.seller_id}`;
    return { kind: 'wrongMerchant', noticeId, tradeNo, note };
  }
  const amountCents = centsFromYuan(fields.total_amount ?? '');
  const paidAt = momentOf(fields.gmt_payment);
  const transactionId = fields.trade_no;
  if (!PAID_STATUSES.has(fields.trade_status ?? '') || !tradeNo || !transactionId || !paidAt) {
    return { kind: 'ignored', noticeId, tradeNo, note: `trade_status ${fields.trade_status}` };
  }
  if (amountCents === null) {
    return { kind: 'ignored', noticeId, tradeNo, note: `total_amount ${fields.total_amount}` };
  }
  return { kind: 'paid', noticeId, tradeNo, transactionId, amountCents, paidAt };
}
