import type { InvoiceStatus } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { Invoices } from './invoices.ts';
import { ISSUE_INVOICE, REVERSE_INVOICE } from './queues.ts';

const QUEUES: Partial<Record<InvoiceStatus, string>> = {
  requested: ISSUE_INVOICE,
  issuing: ISSUE_INVOICE,
  reversing: REVERSE_INVOICE,
};

/** Takes an order's invoice up once more, also one that was refused; answers false when there is nothing to do. */
export const retryInvoice = (
  { db, enqueue }: { db: DbHandle; enqueue: Enqueue },
  orderNo: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const invoices = new Invoices(tx);
    const invoice = (await invoices.requestAgain(orderNo)) ?? (await invoices.find(orderNo));
    const queue = invoice && QUEUES[invoice.status];
    if (queue) await enqueue(tx, queue, { invoiceId: String(invoice.id) });
    return queue !== undefined;
  });
