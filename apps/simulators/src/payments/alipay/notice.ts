import { randomUUID } from 'node:crypto';
import { dateTimeText, SIMULATED_PAYMENTS, yuanText } from '@cheyantong/domain';
import type { SimulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { WriteNotice } from '../outcomes.ts';
import { sign, signedText } from './signature.ts';

/** Alipay's notice: a form, the same one on every try, answered with the word "success". */
export function alipayNotices(keys: () => SimulatedPaymentKeys['alipay'], now: () => Date): WriteNotice {
  return (trade, { amountCents, payment, forged }) => {
    const fields = {
      notify_time: dateTimeText(now()),
      notify_type: 'trade_status_sync',
      notify_id: randomUUID().replaceAll('-', ''),
      app_id: SIMULATED_PAYMENTS.alipay.appId,
      seller_id: SIMULATED_PAYMENTS.alipay.sellerId,
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      trade_no: payment.transactionId,
      out_trade_no: trade.outTradeNo,
      trade_status: 'TRADE_SUCCESS',
      total_amount: yuanText(amountCents),
      receipt_amount: yuanText(amountCents),
      subject: trade.subject,
      gmt_create: dateTimeText(trade.createdAt),
      gmt_payment: dateTimeText(payment.paidAt),
    };
    // A forger has some key, but not the vendor's.
    const key = forged ? keys().ours.privateKey : keys().theirs.privateKey;
    const signature = sign(signedText(fields, ['sign', 'sign_type']), key);
    const body = new URLSearchParams({ ...fields, sign: signature }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
    return {
      url: trade.notifyUrl,
      message: () => ({ headers, body }),
      isAccepted: (_status, text) => text.trim() === 'success',
      told: (accepted) => {
        trade.notices.sent += 1;
        if (accepted) trade.notices.accepted += 1;
      },
    };
  };
}
