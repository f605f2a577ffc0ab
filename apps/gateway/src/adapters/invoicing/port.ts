import type { InvoiceFormat, TitleKind } from '@cheyantong/domain';

/** What is to stand on an invoice. Who sells is known to the service from our account. */
export interface InvoiceToIssue {
  /** Ours, and the same at every try: the service issues one invoice for it, however often it is asked. */
  requestNo: string;
  orderNo: string;
  buyer: {
    kind: TitleKind;
    name: string;
    taxNumber: string | null;
    address: string | null;
    phone: string | null;
    bank: string | null;
    bankAccount: string | null;
  };
  /** Where the service sends the invoice as well. */
  email: string | null;
  itemName: string;
  taxPercent: number;
  /** Tax included. */
  amountCents: number;
  taxCents: number;
}

/** A whole invoice that is taken back by a red-letter one. */
interface InvoiceToReverse {
  requestNo: string;
  invoiceNumber: string;
  reason: string;
}

export interface IssuedInvoice {
  state: 'issued';
  /** 20 digits. */
  number: string;
  issuedAt: Date;
  /** As it was issued; below zero on a red-letter invoice. */
  amountCents: number;
  taxCents: number;
  formats: readonly InvoiceFormat[];
}

export type InvoiceAnswer = IssuedInvoice | { state: 'processing' } | { state: 'refused'; reason: string };

/** A service that issues invoices at the tax office for us. All calls reject with {@link InvoicingUnavailable}. */
export interface InvoicingService {
  issue(invoice: InvoiceToIssue): Promise<InvoiceAnswer>;
  reverse(reversal: InvoiceToReverse): Promise<InvoiceAnswer>;
  /** What became of a request of either kind; `unknown` when the service never heard of it. */
  ask(requestNo: string): Promise<InvoiceAnswer | { state: 'unknown' }>;
  download(number: string, format: InvoiceFormat): Promise<Uint8Array>;
}

/** Nobody knows what became of the request; the message is a sentence for the operator. */
export class InvoicingUnavailable extends Error {
  override readonly name = 'InvoicingUnavailable';
}
