import { createCipheriv, createSign, randomBytes, randomUUID } from 'node:crypto';
import { rfc3339, SIMULATED_PAYMENTS } from '@cheyantong/domain';

export const WECHAT_NOTICES = '/api/oms-boot/callback-api/v1/wx-pay/notify-order-v3';

const ASSOCIATED_DATA = 'transaction';

/** What WeChat seals into a notice about money that came in; every one is another transaction unless it is said which. */
export const wechatPayment = (
  tradeNo: string,
  amountCents: number,
  other: Record<string, unknown> = {},
): object => ({
  appid: SIMULATED_PAYMENTS.wechat.appId,
  mchid: SIMULATED_PAYMENTS.wechat.mchId,
  out_trade_no: tradeNo,
  trade_type: 'NATIVE',
  trade_state: 'SUCCESS',
  transaction_id: randomUUID(),
  success_time: rfc3339(new Date()),
  amount: { total: amountCents, currency: 'CNY' },
  ...other,
});

/** The notice as it is posted, signed in the vendor's name at a moment. */
export function signedByWechat(payment: object, vendorKey: string, at: Date) {
  const body = JSON.stringify({
    id: randomUUID(),
    create_time: rfc3339(at),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: sealed(JSON.stringify(payment)),
  });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': SIMULATED_PAYMENTS.wechat.publicKeyId,
    'wechatpay-signature': createSign('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(vendorKey, 'base64'),
  };
  return { body, headers };
}

function sealed(text: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', SIMULATED_PAYMENTS.wechat.apiV3Key, nonce);
  cipher.setAAD(Buffer.from(ASSOCIATED_DATA));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: ciphertext.toString('base64'), associated_data: ASSOCIATED_DATA, nonce };
}
