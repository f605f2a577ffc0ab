import type { Invoice } from '@cheyantong/contract';
import {
  dateTimeText,
  INVOICE_FORMATS,
  INVOICE_KIND,
  invoiceStatusesBefore,
  invoiceStatusLabel,
  SERVICES,
} from '@cheyantong/domain';
import type { InvoiceDesk } from './desk.ts';
import { type InvoiceFileRow, type InvoiceRow, Invoices } from './invoices.ts';

/** Invoices as their member sees them, with links to their files. */
export async function presentInvoices(
  { db, linkTo }: Pick<InvoiceDesk, 'db' | 'linkTo'>,
  rows: readonly InvoiceRow[],
): Promise<Invoice[]> {
  const files = await new Invoices(db).filesOf(rows.map(({ id }) => id));
  const linked = (number: string | null) =>
    files
      .filter((file) => file.number === number)
      .sort(byFormat)
      .map(({ format, fileId }) => ({ format, link: linkTo(fileId) }));
  return rows.map((row) => ({
    ...factsOf(row),
    files: linked(row.number),
    redFiles: linked(row.redNumber),
  }));
}

const factsOf = (row: InvoiceRow): Omit<Invoice, 'files' | 'redFiles'> => ({
  invoiceId: String(row.id),
  orderNo: row.orderNo,
  orderType: SERVICES[row.service].orderType,
  kind: INVOICE_KIND,
  status: row.status,
  statusLabel: invoiceStatusLabel(row.status),
  retryable: invoiceStatusesBefore('requested').includes(row.status) && row.refundedAt === null,
  itemName: row.itemName,
  titleKind: row.kind,
  titleName: row.name,
  taxNumber: row.taxNumber,
  email: row.email,
  amountCents: row.amountCents,
  taxCents: row.taxCents,
  requestTime: dateTimeText(row.requestedAt),
  invoiceNumber: row.number,
  issuedTime: row.issuedAt && dateTimeText(row.issuedAt),
  failureReason: row.failureReason,
  redNumber: row.redNumber,
  reversedTime: row.reversedAt && dateTimeText(row.reversedAt),
});

const byFormat = (one: InvoiceFileRow, other: InvoiceFileRow): number =>
  INVOICE_FORMATS.indexOf(one.format) - INVOICE_FORMATS.indexOf(other.format);
