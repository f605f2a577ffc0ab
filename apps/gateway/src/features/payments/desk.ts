import type { FastifyBaseLogger } from 'fastify';
import type { PaymentVendors } from '../../adapters/payments/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { OrderBook } from './order-book.ts';

/** What taking money works with. */
export interface PaymentDesk {
  db: DbHandle;
  orders: OrderBook;
  vendors: PaymentVendors;
  /** Who a member is at WeChat, for the mini-program's own payments; null for one who never came through it. */
  openidOf: (handle: DbHandle, memberId: bigint) => Promise<string | null>;
  enqueue: Enqueue;
  /** Where the vendors' notices reach us. */
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}
