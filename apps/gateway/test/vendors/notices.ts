import { generateKeyPairSync } from 'node:crypto';
import { MINUTE_MS, type PayChannel } from '@cheyantong/domain';
import type { SimulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { ALIPAY_NOTICES, alipayNotice, signedByAlipay } from '../alipay-notice.ts';
import { signedByWechat, WECHAT_NOTICES, wechatPayment } from '../wechat-notice.ts';

interface Told {
  orderNo: string;
  amountCents: number;
  /** By which the vendor knows the payment. */
  transactionId: string;
  keys: SimulatedPaymentKeys;
  /** What the clock of everybody says. */
  now: Date;
}

interface Letter {
  path: string;
  body: string;
  headers: Record<string, string>;
}

type Write = (told: Told) => Letter;

const { privateKey: SOMEBODY_ELSES_KEY } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
/** More than the five minutes for which a signature of WeChat's is believed. */
const TOO_LONG_MS = 6 * MINUTE_MS;

const alipay =
  (other: (told: Told) => Record<string, string> = () => ({}), forged = false): Write =>
  (told) => {
    const { orderNo, amountCents, transactionId, keys } = told;
    const fields = alipayNotice(orderNo, amountCents, { trade_no: transactionId, ...other(told) });
    const key = forged ? SOMEBODY_ELSES_KEY : keys.alipay.theirs.privateKey;
    return {
      path: ALIPAY_NOTICES,
      body: signedByAlipay(fields, key).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  };

const wechat =
  (
    other: (told: Told) => Record<string, unknown> = () => ({}),
    { forged = false, signedAfterMs = 0 } = {},
  ): Write =>
  (told) => {
    const { orderNo, amountCents, transactionId, keys, now } = told;
    const payment = wechatPayment(orderNo, amountCents, { transaction_id: transactionId, ...other(told) });
    const key = forged ? SOMEBODY_ELSES_KEY : keys.wechat.theirs.privateKey;
    return {
      path: WECHAT_NOTICES,
      ...signedByWechat(payment, key, new Date(now.getTime() + signedAfterMs)),
    };
  };

const changed =
  (write: Write, change: (letter: Letter) => Partial<Letter>): Write =>
  (told) => {
    const letter = write(told);
    return { ...letter, ...change(letter) };
  };

const anotherPayment = ({ transactionId }: Told): string => `${transactionId}-another`;
const inYuan = (cents: number): string => (cents / 100).toFixed(2);

/** What the vendor writes about money it has. */
export const RIGHT: Record<PayChannel, readonly [Write, ...Write[]]> = {
  alipay: [alipay(), alipay(() => ({ trade_status: 'TRADE_FINISHED' }))],
  wechat: [wechat()],
};

/** What must be refused, and what is wrong with it. */
export const WRONG: Record<PayChannel, Readonly<Record<string, Write>>> = {
  alipay: {
    'a wrong amount': alipay((told) => ({
      trade_no: anotherPayment(told),
      total_amount: inYuan(told.amountCents + 1),
    })),
    'another app': alipay(() => ({ app_id: '2021000000000009' })),
    'another seller': alipay(() => ({ seller_id: '2088000000000009' })),
    'somebody else’s signature': alipay(() => ({}), true),
    'a word changed after signing': changed(alipay(), ({ body }) => ({
      body: body.replace('TRADE_SUCCESS', 'TRADE_FINISHED'),
    })),
  },
  wechat: {
    'a wrong amount': wechat((told) => ({
      transaction_id: anotherPayment(told),
      amount: { total: told.amountCents + 1, currency: 'CNY' },
    })),
    'another app': wechat(() => ({ appid: 'wx0000000000000009' })),
    'another seller': wechat(() => ({ mchid: '1900000009' })),
    'somebody else’s signature': wechat(() => ({}), { forged: true }),
    'a word changed after signing': changed(wechat(), ({ body }) => ({ body: `${body} ` })),
    'a signature of six minutes ago': wechat(() => ({}), { signedAfterMs: -TOO_LONG_MS }),
    'a signature of in six minutes': wechat(() => ({}), { signedAfterMs: TOO_LONG_MS }),
    'a probe of the vendor’s': changed(wechat(), ({ headers }) => ({
      headers: {
        ...headers,
        'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`,
      },
    })),
  },
};

/** Whether the vendor takes this answer for "understood". */
export const isSuccess: Record<PayChannel, (status: number, text: string) => boolean> = {
  alipay: (status, text) => status === 200 && text === 'success',
  wechat: (status) => status === 200 || status === 204,
};
