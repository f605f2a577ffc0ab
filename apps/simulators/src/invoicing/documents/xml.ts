import { yuanText } from '@cheyantong/domain';
import type { IssuedRequest } from '../invoice-book.ts';
import { NOT_VALID } from './facts.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const element = (name: string, value: string): string => `  <${name}>${escaped(value)}</${name}>`;

/** The same facts for a machine. */
export const xmlOf = (invoice: IssuedRequest): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${NOT_VALID} -->`,
    '<EInvoice xmlns="urn:cheyantong:demonstration-invoice:1">',
    element('InvoiceNumber', invoice.number),
    element('IssueTime', invoice.issuedAt.toISOString()),
    ...(invoice.takesBack ? [element('TakesBack', invoice.takesBack)] : []),
    element('BuyerName', invoice.order.buyer.name),
    element('BuyerTaxNumber', invoice.order.buyer.taxNumber ?? ''),
    element('ItemName', invoice.order.itemName),
    element('TaxRate', `${invoice.order.taxPercent}%`),
    element('Tax', yuanText(invoice.taxCents)),
    element('Total', yuanText(invoice.amountCents)),
    element('OrderNo', invoice.order.orderNo),
    '</EInvoice>',
    '',
  ].join('\n');
