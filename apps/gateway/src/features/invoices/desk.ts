import type { OrderStatus, Service } from '@cheyantong/domain';
import type { InvoicingService } from '../../adapters/invoicing/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { Tell } from '../messages/index.ts';

/** An order, as its invoice sees it. */
export interface InvoicedOrder {
  orderNo: string;
  service: Service;
  status: OrderStatus;
  amountCents: number;
}

/** A company whose papers were checked. */
export interface CertifiedCompany {
  name: string;
  creditCode: string;
  address: string | null;
}

/** What making invoices works with. */
export interface InvoiceDesk {
  db: DbHandle;
  enqueue: Enqueue;
  invoicing: InvoicingService;
  orders: {
    findOwn(handle: DbHandle, orderNo: string, memberId: bigint): Promise<InvoicedOrder | undefined>;
    /** Locks the order's row, so that a refund and a request take turns. */
    lock(tx: DbHandle, orderNo: string): Promise<InvoicedOrder | undefined>;
  };
  certifiedCompanyOf(handle: DbHandle, memberId: bigint): Promise<CertifiedCompany | null>;
  tell: Tell;
  /** Where the invoices' own files lie, sealed; what is put there and not kept is gone after a day. */
  store: {
    put(file: { name: string; type: string; bytes: Uint8Array }): Promise<string>;
    keep(tx: DbHandle, fileId: string, purpose: string): Promise<void>;
  };
  /** Opens a file for a few minutes to whoever has the link. */
  linkTo(fileId: string): string;
}
