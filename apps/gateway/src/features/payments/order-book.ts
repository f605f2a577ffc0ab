import type { OrderStatus, PayChannel, Service } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';

/** The orders, as payments need them; the orders feature implements it, join-features.ts hands it over. */
export interface OrderBook {
  /** The order of this member, whatever its status; undefined when it is somebody else's or nobody's. */
  findOwn(handle: DbHandle, orderNo: string, memberId: bigint): Promise<PayableOrder | undefined>;
  /** Locks the order's row until the end of the transaction, so that notices, polls and cancellations take turns. */
  lock(tx: DbHandle, orderNo: string): Promise<PayableOrder | undefined>;
  /** unpaid → paid, with its event, its stock and whatever follows (the report is begun). The row is locked already. */
  markPaid(tx: DbHandle, orderNo: string, payment: SettledPayment): Promise<void>;
  /** refunding → refunded, once the vendor has sent the money back. */
  markRefunded(tx: DbHandle, orderNo: string): Promise<void>;
  /** A line in the timeline that changes no status: a second or late payment and its refund. */
  note(tx: DbHandle, orderNo: string, remark: string): Promise<void>;
}

export interface PayableOrder {
  orderNo: string;
  memberId: bigint;
  service: Service;
  status: OrderStatus;
  amountCents: number;
  skuName: string;
  providerName: string;
  vehicleName: string | null;
  vin: string | null;
  refundRule: string;
  expiresAt: Date;
  /** To pay it, by the database's clock: that of a server may be wrong. Less than nothing when its time is over. */
  msLeft: number;
}

interface SettledPayment {
  channel: PayChannel;
  transactionId: string;
  paidAt: Date;
}
