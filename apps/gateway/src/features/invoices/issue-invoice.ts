import { INVOICE_TAX_PERCENT } from '@cheyantong/domain';
import type { InvoiceToIssue, IssuedInvoice } from '../../adapters/invoicing/port.ts';
import { askService } from './ask-service.ts';
import { collectFiles, keepFiles } from './collect-files.ts';
import type { InvoiceDesk } from './desk.ts';
import { type InvoiceRow, Invoices } from './invoices.ts';
import { failedMessage, issuedMessage } from './messages.ts';
import { beginReversal } from './reverse-invoice.ts';

/** Has an invoice issued. Running it again, here or on another server, is the same invoice at the service. */
export async function issueInvoice(desk: InvoiceDesk, invoiceId: bigint): Promise<void> {
  const invoice = await new Invoices(desk.db).beginTry(invoiceId, 'issuing');
  if (!invoice) return;
  const { amountCents, taxCents } = invoice;
  const toIssue = invoiceForService(invoice);
  const answer = await askService(desk, {
    invoice,
    requestNo: toIssue.requestNo,
    send: () => desk.invoicing.issue(toIssue),
    amountCents,
    taxCents,
  });
  if (answer.state === 'issued') await recordIssued(desk, invoice, answer);
  else await recordRefused(desk, invoice, answer.reason);
}

async function recordIssued(desk: InvoiceDesk, { id }: InvoiceRow, answer: IssuedInvoice): Promise<void> {
  const files = await collectFiles(desk, id, answer);
  await desk.db.transaction(async (tx) => {
    const { number, issuedAt } = answer;
    const issued = await new Invoices(tx).move(id, 'issued', { number, issuedAt });
    if (!issued) return;
    await keepFiles(desk, tx, files);
    // The money went back while it was being issued: it is taken back at once, and nobody is told to use it.
    if (issued.refundedAt) await beginReversal(desk, tx, issued);
    else await desk.tell(tx, issued.memberId, issuedMessage(issued));
  });
}

const recordRefused = (desk: InvoiceDesk, { id }: InvoiceRow, reason: string): Promise<void> =>
  desk.db.transaction(async (tx) => {
    const failed = await new Invoices(tx).move(id, 'failed', { failureReason: reason });
    if (failed) await desk.tell(tx, failed.memberId, failedMessage(failed));
  });

function invoiceForService(invoice: InvoiceRow): InvoiceToIssue {
  const { orderNo, round, kind, name, taxNumber, address, phone, bank, bankAccount } = invoice;
  return {
    requestNo: `${orderNo}F${round}`,
    orderNo,
    buyer: { kind, name, taxNumber, address, phone, bank, bankAccount },
    email: invoice.email,
    itemName: invoice.itemName,
    taxPercent: INVOICE_TAX_PERCENT,
    amountCents: invoice.amountCents,
    taxCents: invoice.taxCents,
  };
}
