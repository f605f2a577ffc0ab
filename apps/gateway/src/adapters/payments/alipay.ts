import { createPrivateKey, createPublicKey } from 'node:crypto';
import { centsFromYuan, dateTimeText, momentOf, yuanText } from '@cheyantong/domain';
import type { AlipaySdkCommonResult } from 'alipay-sdk';
import { once } from '../../memory/once.ts';
import { readAlipayBill } from './alipay-bill.ts';
import { formOf } from './alipay-form.ts';
import { fieldsOf, readFields } from './alipay-notice.ts';
import { download } from './download.ts';
import {
  type NewTrade,
  type Notice,
  type PaymentVendor,
  type RefundState,
  type TradeState,
  VendorUnavailable,
} from './port.ts';
import type { AlipaySettings } from './settings.ts';
import { vendorCircuit } from './vendor-circuit.ts';

/** The code alone, as wide as the frame it stands in (portal.md section 4). */
const EMBEDDED_CODE = { qrPayMode: '4', qrcodeWidth: 126 };
const SUCCESS = '10000';
/** A trade comes into being when the code is scanned; until then the vendor knows nothing of it. */
const NOT_SCANNED = 'ACQ.TRADE_NOT_EXIST';
/** The vendor's own faults: "system busy" and its kin. */
const VENDORS_FAULT = /^(20000|ACQ\.SYSTEM_ERROR|aop\.ACQ\.SYSTEM_ERROR|isp\.unknow-error)$/;
/** What a subject must not contain. */
const UNWELCOME = /[/=&"<>\\]/g;

const trouble = (reason: VendorUnavailable['reason'], code: string) =>
  new VendorUnavailable('alipay', reason, code);

export function createAlipay(account: () => AlipaySettings, timeLimitMs: number): PaymentVendor {
  const settings = once(account);
  const circuit = vendorCircuit('alipay');
  const connect = once(async () => {
    const { AlipaySdk } = await import('alipay-sdk');
    const { appId, privateKey, publicKey, gateway } = settings();
    const sdk = new AlipaySdk({
      appId,
      privateKey,
      alipayPublicKey: publicKey,
      gateway,
      keyType: 'PKCS8',
      timeout: timeLimitMs,
    });
    // As text they would be read anew for every signature: a quarter of the time of writing one, half of that of checking one.
    const { privateKey: signs, alipayPublicKey: proves } = sdk.config;
    Object.assign(sdk.config, {
      privateKey: createPrivateKey(signs),
      alipayPublicKey: createPublicKey(proves),
    });
    return sdk;
  });

  const ask = (method: string, bizContent: object): Promise<AlipaySdkCommonResult> =>
    circuit(() => exec(method, bizContent));

  /** The only place that asks: the SDK believes unsigned answers unless it is told not to. */
  async function exec(method: string, bizContent: object): Promise<AlipaySdkCommonResult> {
    const sdk = await connect();
    const answer = await sdk
      .exec(method, { timestamp: dateTimeText(new Date()), bizContent }, { validateSign: true })
      .catch(asTrouble);
    if (VENDORS_FAULT.test(answer.code) || VENDORS_FAULT.test(answer.subCode ?? '')) {
      throw trouble('unreachable', answer.subCode ?? answer.code);
    }
    return answer;
  }

  async function query(tradeNo: string): Promise<TradeState> {
    const answer = await ask('alipay.trade.query', { outTradeNo: tradeNo });
    if (answer.subCode === NOT_SCANNED) return { state: 'unpaid' };
    // A signed answer about another order is somebody's replay.
    if (answer.code === SUCCESS && answer.outTradeNo !== tradeNo) throw trouble('unproved', 'other-order');
    return stateOf(succeeded(answer));
  }

  return {
    opensUnasked: true,
    query,

    async open(trade) {
      const sdk = await connect();
      switch (trade.way) {
        case 'code': {
          const link = sdk.pageExecute('alipay.trade.page.pay', 'GET', codeRequest(trade));
          return { code: formOf(link), link };
        }
        case 'wap': {
          // As an address: a browser goes there from any page, whatever that page's policy says about forms.
          const link = sdk.pageExecute('alipay.trade.wap.pay', 'GET', wapRequest(trade, trade.backUrl));
          return { code: link, link };
        }
        default:
          throw trouble('refused', `no-way-${trade.way}`);
      }
    },

    async close(tradeNo) {
      const answer = await ask('alipay.trade.close', { outTradeNo: tradeNo });
      if (answer.code === SUCCESS) return 'closed';
      if (answer.subCode === NOT_SCANNED) return 'unscanned';
      // It was paid or closed meanwhile; which of them only a query can say.
      const now = await query(tradeNo);
      if (now.state === 'unpaid') throw trouble('refused', answer.subCode ?? answer.code);
      return now.state;
    },

    async refund({ tradeNo, refundNo, amountCents, reason }) {
      const numbers = { outTradeNo: tradeNo, outRequestNo: refundNo };
      const refundAmount = yuanText(amountCents);
      const answer = succeeded(
        await ask('alipay.trade.refund', { ...numbers, refundAmount, refundReason: reason }),
      );
      if (answer.fundChange === 'Y') return refundedAt(answer.gmtRefundPay);
      // "No money moved" also means that an earlier try had moved it.
      const found = succeeded(
        await ask('alipay.trade.fastpay.refund.query', { ...numbers, queryOptions: ['gmt_refund_pay'] }),
      );
      return found.refundStatus === 'REFUND_SUCCESS'
        ? refundedAt(found.gmtRefundPay)
        : { status: 'processing' };
    },

    async readNotice(_headers, rawBody): Promise<Notice> {
      const fields = fieldsOf(rawBody);
      // The notice names its own algorithm; only the one we agreed on counts.
      if (fields.sign_type !== 'RSA2') return { kind: 'unproved', note: `sign_type ${fields.sign_type}` };
      const sdk = await connect();
      const proved = sdk.checkNotifySignV2(fields);
      return proved ? readFields(fields, settings()) : { kind: 'unproved', note: 'signature does not match' };
    },

    async bill(day) {
      const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
        billType: 'trade',
        billDate: day,
      });
      if (answer.subCode === 'isp.bill_not_exist') return [];
      return readAlipayBill(await download('alipay', succeeded(answer).billDownloadUrl, timeLimitMs));
    },
  };
}

const codeRequest = (trade: NewTrade) =>
  pageRequest(trade, { productCode: 'FAST_INSTANT_TRADE_PAY', ...EMBEDDED_CODE });

const wapRequest = (trade: NewTrade, backUrl: string) => ({
  ...pageRequest(trade, { productCode: 'QUICK_WAP_WAY', quitUrl: backUrl }),
  returnUrl: backUrl,
});

const pageRequest = ({ tradeNo, amountCents, subject, expiresAt, notifyUrl }: NewTrade, more: object) => ({
  timestamp: dateTimeText(new Date()),
  notifyUrl,
  bizContent: {
    outTradeNo: tradeNo,
    totalAmount: yuanText(amountCents),
    subject: subject.replace(UNWELCOME, ' '),
    timeExpire: dateTimeText(expiresAt),
    ...more,
  },
});

function stateOf({ tradeStatus, tradeNo, totalAmount, sendPayDate }: AlipaySdkCommonResult): TradeState {
  if (tradeStatus === 'WAIT_BUYER_PAY') return { state: 'unpaid' };
  if (tradeStatus === 'TRADE_CLOSED') return { state: 'closed' };
  const amountCents = centsFromYuan(String(totalAmount));
  const paidAt = momentOf(sendPayDate);
  if (amountCents === null || paidAt === null) throw trouble('refused', 'unreadable-answer');
  return { state: 'paid', transactionId: String(tradeNo), amountCents, paidAt };
}

const refundedAt = (time: unknown): RefundState => ({
  status: 'done',
  at: momentOf(time) ?? new Date(),
});

function succeeded(answer: AlipaySdkCommonResult): AlipaySdkCommonResult {
  if (answer.code !== SUCCESS) throw trouble('refused', answer.subCode ?? answer.code);
  return answer;
}

/** The SDK tells its failures apart only by their sentences; what is no network failure is a broken proof. */
function asTrouble(thrown: unknown): never {
  const message = thrown instanceof Error ? thrown.message : '';
  if (/HTTP 请求错误|Response 格式错误/.test(message)) throw trouble('unreachable', 'http');
  throw /^HttpClient/.test(message) ? trouble('unreachable', 'no-answer') : trouble('unproved', 'signature');
}
