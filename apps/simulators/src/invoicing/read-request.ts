import type { InvoiceOrder } from './invoice-book.ts';

/** A request to issue, or null when it is none. */
export function readOrder(body: string): InvoiceOrder | null {
  const order = readObject(body) as Partial<InvoiceOrder> | null;
  const whole =
    order?.requestNo &&
    order.orderNo &&
    order.buyer?.name &&
    order.itemName &&
    Number.isInteger(order.amountCents) &&
    Number.isInteger(order.taxCents);
  return whole ? (order as InvoiceOrder) : null;
}

export function readReversal(body: string): { requestNo: string; invoiceNumber: string } | null {
  const reversal = readObject(body) as { requestNo?: string; invoiceNumber?: string } | null;
  const { requestNo, invoiceNumber } = reversal ?? {};
  return requestNo && invoiceNumber ? { requestNo, invoiceNumber } : null;
}

function readObject(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
