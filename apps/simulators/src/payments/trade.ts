import type { PayChannel, PayWay } from '@cheyantong/domain';

/** One payment at one vendor, as that vendor sees it. */
export interface Trade {
  channel: PayChannel;
  /** The vendor keeps a trade for the way it was opened in. */
  way: PayWay;
  outTradeNo: string;
  amountCents: number;
  subject: string;
  notifyUrl: string;
  createdAt: Date;
  expiresAt: Date;
  /** offered: a code nobody has scanned, which Alipay does not even count as a trade. */
  status: 'offered' | 'waiting' | 'paid' | 'closed';
  /** The secret part of WeChat's code. */
  prepayId: string;
  /** Since when the newest link to this trade is good. */
  linkMadeAt: Date;
  /** Where Alipay sends whoever has paid or given up; WeChat is told at the last moment. */
  backUrls: { paid: string; quit: string } | null;
  /** Who may pay it, where WeChat was told. */
  openid: string | null;
  payment: Payment | null;
  refunds: Refund[];
  /** How the merchant took the notices. */
  notices: { sent: number; accepted: number };
}

export interface Payment {
  transactionId: string;
  paidAt: Date;
}

interface Refund {
  refundNo: string;
  refundId: string;
  amountCents: number;
  at: Date;
}

export const refundedCents = ({ refunds }: Trade): number =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);

export const canBePaid = ({ status, expiresAt }: Trade, now: Date): boolean =>
  (status === 'offered' || status === 'waiting') && now < expiresAt;
