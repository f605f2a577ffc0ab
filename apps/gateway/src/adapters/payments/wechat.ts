import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { rfc3339 } from '@cheyantong/domain';
import type * as Plugin from 'wechatpay-axios-plugin';
import { once } from '../../memory/once.ts';
import { type NewTrade, type TradeState, VendorUnavailable, type WechatVendor } from './port.ts';
import type { WechatSettings } from './settings.ts';
import { vendorCircuit } from './vendor-circuit.ts';
import { readWechatBill } from './wechat-bill.ts';
import { miniPayment } from './wechat-mini-payment.ts';
import { isFresh, readSealed, signatureOf } from './wechat-notice.ts';
import { paidTradeOf } from './wechat-trade.ts';

/** The SDK builds addresses from property names; as strings they are checked by nobody, so they stand here once. */
const PATHS = {
  native: 'v3/pay/transactions/native',
  h5: 'v3/pay/transactions/h5',
  jsapi: 'v3/pay/transactions/jsapi',
  trade: 'v3/pay/transactions/out-trade-no/{out_trade_no}',
  close: 'v3/pay/transactions/out-trade-no/{out_trade_no}/close',
  refunds: 'v3/refund/domestic/refunds',
  bill: 'v3/bill/tradebill',
} as const;
const UNKNOWN_ORDER = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']);
const MAX_SUBJECT_CHARACTERS = 40;

const trouble = (reason: VendorUnavailable['reason'], code: string) =>
  new VendorUnavailable('wechat', reason, code);

type Answer = Record<string, unknown>;

export function createWechat(account: () => WechatSettings, timeLimitMs: number): WechatVendor {
  const settings = once(account);
  const circuit = vendorCircuit('wechat');
  const plugin = once(() => createRequire(import.meta.url)('wechatpay-axios-plugin') as typeof Plugin);
  const connect = once(() => {
    const { baseUrl, mchId, serial, privateKey, publicKeyId, publicKey } = settings();
    return new (plugin().Decorator)({
      mchid: mchId,
      serial,
      privateKey,
      certs: { [publicKeyId]: publicKey },
      baseURL: baseUrl,
      timeout: timeLimitMs,
      // The vendor has more than one key: this one shall sign the answer.
      headers: { 'Wechatpay-Serial': publicKeyId },
      // Without this the SDK sends even loopback calls through the proxy of the environment.
      ...(baseUrl.startsWith('http:') && { proxy: false as const }),
    });
  });

  /** Asks, and answers what came back; the SDK has checked its signature. */
  async function ask(
    method: 'get' | 'post',
    path: string,
    body?: object,
    config: object = {},
  ): Promise<Answer> {
    const { data } = await circuit(async () => {
      try {
        return await connect().request<Answer>(path, method, body, config);
      } catch (thrown) {
        throw asTrouble(thrown);
      }
    });
    return data ?? {};
  }

  async function query(tradeNo: string): Promise<TradeState> {
    const params = { mchid: settings().mchId };
    const trade = await ask('get', PATHS.trade, undefined, { out_trade_no: tradeNo, params }).catch(
      (error: unknown) => {
        if (isUnknownOrder(error)) return null;
        throw error;
      },
    );
    if (!trade) return { state: 'unpaid' };
    // A signed answer about another order, or somebody else's account, is a replay.
    if (trade.out_trade_no !== tradeNo || trade.mchid !== settings().mchId) {
      throw trouble('unproved', 'other-order');
    }
    return stateOf(trade);
  }

  return {
    opensUnasked: false,
    query,

    async open(trade) {
      const request = tradeRequest(trade, settings());
      switch (trade.way) {
        case 'code': {
          const link = given(await ask('post', PATHS.native, request), 'code_url');
          return { code: link, link };
        }
        case 'h5': {
          const scene_info = { payer_client_ip: trade.payerAddress, h5_info: { type: 'Wap' } };
          const page = given(await ask('post', PATHS.h5, { ...request, scene_info }), 'h5_url');
          const link = `${page}&redirect_url=${encodeURIComponent(trade.backUrl)}`;
          return { code: link, link };
        }
        case 'jsapi': {
          const payer = { openid: trade.openid };
          return {
            code: given(await ask('post', PATHS.jsapi, { ...request, payer }), 'prepay_id'),
            link: null,
          };
        }
        default:
          throw trouble('refused', `no-way-${trade.way}`);
      }
    },

    async signMiniPayment(prepayId) {
      const { Rsa, Formatter } = plugin();
      const key = Rsa.from(settings().privateKey, 'private');
      return miniPayment(
        {
          appId: settings().miniAppId,
          prepayId,
          timeStamp: String(Formatter.timestamp()),
          nonceStr: Formatter.nonce(),
        },
        (text) => Rsa.sign(text, key),
      );
    },

    async close(tradeNo) {
      try {
        await ask('post', PATHS.close, { mchid: settings().mchId }, { out_trade_no: tradeNo });
        return 'closed';
      } catch (error) {
        if (isUnknownOrder(error)) return 'unscanned';
        if (!(error instanceof VendorUnavailable) || error.reason !== 'refused') throw error;
        // It was paid or closed meanwhile; which of them only a query can say.
        const now = await query(tradeNo);
        if (now.state === 'unpaid') throw error;
        return now.state;
      }
    },

    async refund({ tradeNo, refundNo, amountCents, reason }) {
      const { status, success_time } = await ask('post', PATHS.refunds, {
        out_trade_no: tradeNo,
        out_refund_no: refundNo,
        reason,
        amount: { refund: amountCents, total: amountCents, currency: 'CNY' },
      });
      if (status === 'SUCCESS') return { status: 'done', at: new Date(String(success_time)) };
      if (status === 'PROCESSING') return { status: 'processing' };
      throw trouble('refused', `refund-${status}`);
    },

    async readNotice(headers, rawBody) {
      const { publicKeyId, publicKey, apiV3Key } = settings();
      const proof = signatureOf(headers);
      if (proof.serial !== publicKeyId) return { kind: 'unproved', note: `serial ${proof.serial}` };
      if (!isFresh(proof)) return { kind: 'unproved', note: `timestamp ${proof.timestamp}` };
      const { Rsa, Formatter, Aes } = plugin();
      const signed = Formatter.response(proof.timestamp, proof.nonce, rawBody.toString('utf8'));
      const key = Rsa.from(publicKey, 'public');
      if (!Rsa.verify(signed, proof.signature, key)) {
        return { kind: 'unproved', note: 'signature does not match' };
      }
      const notice = readSealed(rawBody, settings(), ({ ciphertext, nonce, associated_data }) =>
        Aes.AesGcm.decrypt(ciphertext, apiV3Key, nonce, associated_data),
      );
      return notice ?? { kind: 'unproved', note: 'cannot be opened' };
    },

    async bill(day) {
      const params = { bill_date: day, bill_type: 'ALL' };
      const where = await ask('get', PATHS.bill, undefined, { params }).catch((error: unknown) => {
        if (error instanceof VendorUnavailable && error.vendorCode === 'NO_STATEMENT_EXIST') return null;
        throw error;
      });
      if (!where) return [];
      const { pathname, searchParams } = new URL(String(where.download_url));
      const file = (await ask('get', pathname, undefined, {
        params: Object.fromEntries(searchParams),
        responseType: 'arraybuffer',
      })) as unknown as Buffer;
      // The file itself is not signed; its digest came in an answer that was.
      const digest = createHash('sha1').update(file).digest('hex');
      if (digest !== where.hash_value) throw trouble('unproved', 'bill-digest');
      return readWechatBill(Buffer.from(file).toString('utf8'));
    },
  };
}

function given(answer: Answer, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string') throw trouble('refused', `no-${name}`);
  return value;
}

const tradeRequest = (
  { way, tradeNo, amountCents, subject, expiresAt, notifyUrl }: NewTrade,
  { appId, miniAppId, mchId }: WechatSettings,
) => ({
  appid: way === 'jsapi' ? miniAppId : appId,
  mchid: mchId,
  description: subject.slice(0, MAX_SUBJECT_CHARACTERS),
  out_trade_no: tradeNo,
  time_expire: rfc3339(expiresAt),
  notify_url: notifyUrl,
  amount: { total: amountCents, currency: 'CNY' },
});

function stateOf(trade: Answer): TradeState {
  const paid = paidTradeOf(trade);
  if (paid) return { state: 'paid', ...paid };
  if (trade.trade_state === 'SUCCESS') throw trouble('refused', 'unreadable-answer');
  const waits = trade.trade_state === 'NOTPAY' || trade.trade_state === 'USERPAYING';
  return { state: waits ? 'unpaid' : 'closed' };
}

const isUnknownOrder = (error: unknown): boolean =>
  error instanceof VendorUnavailable && error.reason === 'refused' && UNKNOWN_ORDER.has(error.vendorCode);

function asTrouble(thrown: unknown): VendorUnavailable {
  const { response, code } = thrown as { response?: { status?: number; data?: unknown }; code?: string };
  // The SDK's own codes for answers that are not signed as they should be.
  if (code?.startsWith('EV3_')) return trouble('unproved', code);
  const status = response?.status;
  if (status === undefined) return trouble('unreachable', code ?? 'no-answer');
  if (status >= 500 || status === 429) return trouble('unreachable', `http-${status}`);
  const refusal = (response?.data as { code?: unknown } | undefined)?.code;
  return trouble('refused', typeof refusal === 'string' ? refusal : `http-${status}`);
}
