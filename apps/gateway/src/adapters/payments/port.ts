import type { PayChannel } from '@cheyantong/domain';

/** A vendor of payment. Every answer it gives is proved by its signature before anybody here reads it. */
export interface PaymentVendor {
  /** Whether a trade is opened with a signature of ours alone: the vendor hears of it when somebody begins to pay. */
  readonly opensUnasked: boolean;
  /** Opens a trade in one of the ways. Asking again with the same number is the same trade at the vendor. */
  open(trade: NewTrade): Promise<PayCode>;
  query(tradeNo: string): Promise<TradeState>;
  /**
   * - `closed`: nobody can pay it any more.
   * - `paid`: too late, the money is there.
   * - `unscanned`: the vendor knows of nothing to close; the code stays good until it runs out.
   */
  close(tradeNo: string): Promise<'closed' | 'paid' | 'unscanned'>;
  /** Sends a whole payment back; the same refund number is the same refund, however often it is asked for. */
  refund(refund: NewRefund): Promise<RefundState>;
  /** What a notice says, if it is the vendor's; it never throws, whatever was sent. */
  readNotice(headers: NoticeHeaders, rawBody: Buffer): Promise<Notice>;
  /** Everything the vendor booked on a day (yyyy-MM-dd, Beijing). */
  bill(day: string): Promise<BillEntry[]>;
}

/** WeChat's phones want a signature of ours before they pay. */
export interface WechatVendor extends PaymentVendor {
  signMiniPayment(prepayId: string): Promise<MiniPayment>;
}

export interface PaymentVendors extends Readonly<Record<PayChannel, PaymentVendor>> {
  readonly wechat: WechatVendor;
}

/** A trade is known by its number at the vendor, which is the order's with the letter of the way (domain/pay-ways.ts). */
interface TradeFacts {
  tradeNo: string;
  amountCents: number;
  subject: string;
  expiresAt: Date;
  notifyUrl: string;
}

export type WayFacts =
  | { way: 'code' }
  /** Whoever has paid, or has given up, comes back here. */
  | { way: 'wap'; backUrl: string }
  | { way: 'h5'; backUrl: string; payerAddress: string }
  | { way: 'jsapi'; openid: string };

export type NewTrade = TradeFacts & WayFacts;

export interface PayCode {
  /** What the way begins with: Alipay's page that sends itself off, WeChat's weixin:// link, an address, or a prepay_id. */
  code: string;
  /** The same as an address: fit for a frame's src or for the browser to go to; null where the way has none. */
  link: string | null;
}

/** What wx.requestPayment is called with. */
export interface MiniPayment {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

export interface PaidTrade {
  transactionId: string;
  amountCents: number;
  paidAt: Date;
}

export type TradeState = { state: 'unpaid' | 'closed' } | ({ state: 'paid' } & PaidTrade);

interface NewRefund {
  tradeNo: string;
  refundNo: string;
  /** The whole payment: refunds in part do not exist here. */
  amountCents: number;
  reason: string;
}

/** The moment is the vendor's: it decides on which day's bill the refund stands. */
export type RefundState = { status: 'done'; at: Date } | { status: 'processing' };

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * - `paid`: proved, and for our account: money came in.
 * - `ignored`: proved, but it says nothing about money that came in.
 * - `wrongMerchant`: proved, but for somebody else's account.
 * - `unproved`: the vendor did not sign this, or not now.
 */
export type Notice =
  | ({ kind: 'paid'; noticeId: string; tradeNo: string } & PaidTrade)
  | { kind: 'ignored' | 'wrongMerchant'; noticeId: string; tradeNo: string | null; note: string }
  | { kind: 'unproved'; note: string };

export interface BillEntry {
  kind: 'payment' | 'refund';
  tradeNo: string;
  transactionId: string;
  amountCents: number;
}

/**
 * - `unreachable`: no answer in time, or the vendor is out of order; trying again may help.
 * - `unproved`: an answer that the vendor did not sign; it was not read.
 * - `refused`: the vendor does not accept our account or our question; we have to act.
 */
export type VendorTrouble = 'unreachable' | 'unproved' | 'refused';

/** Carries no `cause` on purpose: the SDKs' errors hold requests with their signatures, and errors are logged. */
export class VendorUnavailable extends Error {
  override readonly name = 'VendorUnavailable';
  readonly channel: PayChannel;
  readonly reason: VendorTrouble;
  /** What the vendor called it, or why there was no answer. */
  readonly vendorCode: string;

  constructor(channel: PayChannel, reason: VendorTrouble, vendorCode: string) {
    super(`${channel} ${reason} (${vendorCode})`);
    this.channel = channel;
    this.reason = reason;
    this.vendorCode = vendorCode;
  }
}
