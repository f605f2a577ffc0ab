import type { InvoiceFormat } from '@cheyantong/domain';
import type { IssuedRequest } from '../invoice-book.ts';
import { ofdOf } from './ofd.ts';
import { pdfOf } from './pdf.ts';
import { xmlOf } from './xml.ts';

/** The files of an invoice: how each is made, and what it is. */
export const DOCUMENTS: Record<InvoiceFormat, { type: string; make(invoice: IssuedRequest): Uint8Array }> = {
  pdf: { type: 'application/pdf', make: pdfOf },
  ofd: { type: 'application/ofd', make: ofdOf },
  xml: { type: 'application/xml', make: (invoice) => Buffer.from(xmlOf(invoice)) },
};
