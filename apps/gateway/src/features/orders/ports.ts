import type { Outlet } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import type { outlets } from '../catalogue/tables.ts';
import type { MovedOrder } from './order-moves.ts';

/** What the orders need of the features around them; join-features.ts joins them, so that none imports another's insides. */

/** Money, as the orders need it. */
export interface OrderMoney {
  /** Sends back what settled the order; the order stays "refunding" until the vendor has done it. */
  refund(tx: DbHandle, orderNo: string, reason: string): Promise<void>;
  /**
   * An order ran out of time or was canceled: asks the vendors once more. Answers true when it turned out to be paid
   * (and is recorded as such); otherwise its codes are closed at the vendors.
   */
  settleOrClose(orderNo: string): Promise<boolean>;
  /** Everything that went or goes back, also money paid twice or too late. */
  refundsOf(handle: DbHandle, orderNo: string): Promise<OrderRefund[]>;
  /** Codes that can still be scanned, newest first. */
  openCodesOf(handle: DbHandle, orderNos: string[]): Promise<Map<string, OpenCode>>;
}

export interface OrderRefund {
  refundNo: string;
  amountCents: number;
  channel: 'alipay' | 'wechat';
  reason: string;
  status: 'queued' | 'done' | 'failed';
  createdAt: Date;
  doneAt: Date | null;
}

export interface OpenCode {
  channel: 'alipay' | 'wechat';
  /** weixin://… or an https link for the frame. */
  link: string | null;
}

/** The report of an order, as the orders need it: begun with the payment, in its transaction. */
export type BeginReport = (tx: DbHandle, order: MovedOrder) => Promise<void>;

/** The invoice of an order whose money has gone back is taken back, too. */
export type ReverseInvoice = (tx: DbHandle, orderNo: string) => Promise<void>;

/** A canceled order needs no report any more: its provider is told, after the cancellation's own transaction. */
export type WithdrawReport = (tx: DbHandle, orderNo: string) => Promise<void>;

/** As whom a member is certified today, if at all. */
export type CertifiedKindOf = (handle: DbHandle, memberId: bigint) => Promise<'personal' | 'company' | null>;

/** The outlet of a booked inspection, as the purchase shows it: with the half-days that have room. */
export type DescribeOutlet = (
  handle: DbHandle,
  outlet: typeof outlets.$inferSelect,
  providerName: string,
) => Promise<Outlet>;
