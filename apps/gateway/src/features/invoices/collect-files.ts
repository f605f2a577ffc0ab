import type { InvoiceFormat } from '@cheyantong/domain';
import type { IssuedInvoice } from '../../adapters/invoicing/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { InvoiceDesk } from './desk.ts';
import { type InvoiceFileRow, Invoices } from './invoices.ts';

const TYPES: Record<InvoiceFormat, string> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
};

/** Fetches what the service made of an invoice. Unless they are kept, the files are gone after a day. */
export async function collectFiles(
  { invoicing, store }: Pick<InvoiceDesk, 'invoicing' | 'store'>,
  invoiceId: bigint,
  { number, formats }: IssuedInvoice,
): Promise<InvoiceFileRow[]> {
  const files: InvoiceFileRow[] = [];
  for (const format of formats) {
    const bytes = await invoicing.download(number, format);
    const fileId = await store.put({ name: `发票-${number}.${format}`, type: TYPES[format], bytes });
    files.push({ invoiceId, number, format, fileId });
  }
  return files;
}

/** Keeps them with the transaction that makes the invoice theirs. */
export async function keepFiles(
  { store }: Pick<InvoiceDesk, 'store'>,
  tx: DbHandle,
  files: readonly InvoiceFileRow[],
): Promise<void> {
  await new Invoices(tx).addFiles(files);
  for (const { fileId } of files) await store.keep(tx, fileId, 'invoice');
}
