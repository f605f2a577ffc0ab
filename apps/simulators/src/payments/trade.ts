import type { PayChannel } from '@cheyantong/domain';

/** One payment at one vendor, as that vendor sees it. */
export interface Trade {
  channel: PayChannel;
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
