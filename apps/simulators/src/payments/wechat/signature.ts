import { createSign, createVerify, randomBytes } from 'node:crypto';
import { SIMULATED_PAYMENTS } from '@cheyantong/domain';

const TOLERANCE_SECONDS = 300;
const AUTHORIZATION =
  /^WECHATPAY2-SHA256-RSA2048 mchid="([^"]*)",serial_no="([^"]*)",timestamp="(\d+)",nonce_str="([^"]*)",signature="([^"]*)"$/;

interface SignedRequest {
  method: string;
  url: string;
  body: string;
  authorization: string;
  /** The vendor's key that the merchant wants the answer signed with. */
  wantedKey: string;
}

/** What is wrong with a request, or null. */
export function requestProblem(request: SignedRequest, publicKey: string, now: Date): string | null {
  const [, mchId, serial, timestamp = '', nonce, signature = ''] =
    AUTHORIZATION.exec(request.authorization) ?? [];
  const merchant = SIMULATED_PAYMENTS.wechat;
  if (mchId !== merchant.mchId || serial !== merchant.serial) return '商户号或证书序列号不正确';
  if (request.wantedKey !== merchant.publicKeyId) return 'Wechatpay-Serial 不是微信支付公钥 ID';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return '时间戳超出范围';
  const text = lines(request.method, request.url, timestamp, nonce ?? '', request.body);
  const fits = createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64');
  return fits ? null : '签名错误';
}

/** What proves an answer or a notice: time, nonce and body, signed. */
export function proofHeaders(body: string, privateKey: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': SIMULATED_PAYMENTS.wechat.publicKeyId,
    'wechatpay-signature': createSign('RSA-SHA256')
      .update(lines(timestamp, nonce, body))
      .sign(privateKey, 'base64'),
  };
}

/** What is signed: every part on a line of its own, the last one too. */
export const lines = (...parts: string[]): string => parts.map((part) => `${part}\n`).join('');
