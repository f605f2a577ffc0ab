import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { rfc3339, SIMULATED_PAYMENTS } from '@cheyantong/domain';
import type { SimulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { WriteNotice } from '../outcomes.ts';
import { proofHeaders } from './signature.ts';
import { claimView } from './trade-view.ts';

const ASSOCIATED_DATA = 'transaction';
/** With this prefix WeChat probes whether a merchant checks signatures at all. */
const PROBE = 'WECHATPAY/SIGNTEST/';

/** WeChat's notice: sealed JSON, signed anew on every try, answered with any 2xx. */
export function wechatNotices(keys: () => SimulatedPaymentKeys['wechat'], now: () => Date): WriteNotice {
  return (trade, { amountCents, payment, forged }) => {
    const body = JSON.stringify({
      id: randomUUID(),
      create_time: rfc3339(now()),
      resource_type: 'encrypt-resource',
      event_type: 'TRANSACTION.SUCCESS',
      summary: '支付成功',
      resource: sealed(JSON.stringify(claimView(trade, payment, amountCents))),
    });
    return {
      url: trade.notifyUrl,
      message() {
        const proof = proofHeaders(body, keys().theirs.privateKey, now());
        const headers = { ...proof, 'content-type': 'application/json; charset=utf-8' };
        return { body, headers: forged ? probing(headers) : headers };
      },
      isAccepted: (status) => status >= 200 && status < 300,
      told(accepted) {
        trade.notices.sent += 1;
        if (accepted) trade.notices.accepted += 1;
      },
    };
  };
}

const probing = (headers: Record<string, string>) => ({
  ...headers,
  'wechatpay-signature': PROBE + randomBytes(256).toString('base64'),
});

function sealed(text: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', SIMULATED_PAYMENTS.wechat.apiV3Key, nonce);
  cipher.setAAD(Buffer.from(ASSOCIATED_DATA));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: ciphertext.toString('base64'),
    associated_data: ASSOCIATED_DATA,
    nonce,
  };
}
