import type { DbHandle } from '../../db/handle.ts';
import { askService } from './ask-service.ts';
import { collectFiles, keepFiles } from './collect-files.ts';
import type { InvoiceDesk } from './desk.ts';
import { type InvoiceRow, Invoices } from './invoices.ts';
import { reversedMessage } from './messages.ts';
import { REVERSE_INVOICE } from './queues.ts';

const REASON = '销货退回';

/**
 * An order's money went back, in this transaction: its invoice is taken back, too. One that nobody has begun to issue is
 * dropped; one that is being issued is taken back as soon as it is known to be issued.
 */
export async function orderWasRefunded(
  desk: Pick<InvoiceDesk, 'enqueue'>,
  tx: DbHandle,
  orderNo: string,
): Promise<void> {
  const invoices = new Invoices(tx);
  const invoice = await invoices.markRefunded(orderNo);
  if (invoice?.status === 'issued') await beginReversal(desk, tx, invoice);
  if (invoice?.status === 'requested')
    await invoices.move(invoice.id, 'failed', { failureReason: '订单已退款，未开具发票' });
}

export async function beginReversal(
  { enqueue }: Pick<InvoiceDesk, 'enqueue'>,
  tx: DbHandle,
  { id }: InvoiceRow,
): Promise<void> {
  const reversing = await new Invoices(tx).move(id, 'reversing', { attempts: 0 });
  if (reversing) await enqueue(tx, REVERSE_INVOICE, { invoiceId: String(id) });
}

/** Has the red-letter invoice issued, for the whole sum. Running it again is the same one at the service. */
export async function reverseInvoice(desk: InvoiceDesk, invoiceId: bigint): Promise<void> {
  const invoice = await new Invoices(desk.db).beginTry(invoiceId, 'reversing');
  if (!invoice?.number) return;
  const requestNo = `${invoice.orderNo}R${invoice.round}`;
  const reversal = { requestNo, invoiceNumber: invoice.number, reason: REASON };
  const answer = await askService(desk, {
    invoice,
    requestNo,
    send: () => desk.invoicing.reverse(reversal),
    amountCents: -invoice.amountCents,
    taxCents: -invoice.taxCents,
  });
  // Nobody can leave an invoice standing whose money is gone: a refusal is the operator's to clear up.
  if (answer.state === 'refused') return new Invoices(desk.db).recordProblem(invoice.id, answer.reason);
  const files = await collectFiles(desk, invoice.id, answer);
  await desk.db.transaction(async (tx) => {
    const reversed = await new Invoices(tx).move(invoice.id, 'reversed', {
      redNumber: answer.number,
      reversedAt: answer.issuedAt,
    });
    if (!reversed) return;
    await keepFiles(desk, tx, files);
    await desk.tell(tx, reversed.memberId, reversedMessage(reversed));
  });
}
