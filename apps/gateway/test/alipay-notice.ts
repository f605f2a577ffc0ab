import { createSign, randomUUID } from 'node:crypto';
import { dateTimeText, SIMULATED_PAYMENTS, yuanText } from '@cheyantong/domain';

export const ALIPAY_NOTICES = '/api/oms-boot/callback-api/v1/ali-pay/notify';

/** A notice as Alipay writes it about money that came in; every one is another transaction unless it is said which. */
export function alipayNotice(
  tradeNo: string,
  amountCents: number,
  other: Record<string, string> = {},
): Record<string, string> {
  const now = dateTimeText(new Date());
  return {
    notify_time: now,
    notify_type: 'trade_status_sync',
    notify_id: randomUUID(),
    app_id: SIMULATED_PAYMENTS.alipay.appId,
    seller_id: SIMULATED_PAYMENTS.alipay.sellerId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: randomUUID(),
    out_trade_no: tradeNo,
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuanText(amountCents),
    gmt_payment: now,
    ...other,
  };
}

/** The notice as it is posted, signed in the vendor's name. */
export function signedByAlipay(fields: Record<string, string>, vendorKey: string): URLSearchParams {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const sign = createSign('RSA-SHA256').update(text).sign(vendorKey, 'base64');
  return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign });
}
