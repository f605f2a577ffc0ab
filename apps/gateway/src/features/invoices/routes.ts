import * as calls from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import type { InvoiceDesk } from './desk.ts';
import { type InvoiceRow, Invoices } from './invoices.ts';
import { listTitles, removeTitle, saveTitle } from './keep-titles.ts';
import { presentInvoices } from './present-invoice.ts';
import { requestInvoice } from './request-invoice.ts';

export function invoiceRoutes(app: FastifyInstance, desk: InvoiceDesk): void {
  const present = async (invoice: InvoiceRow) => {
    const [presented] = await presentInvoices(desk, [invoice]);
    if (!presented) throw new Error('an invoice was lost');
    return presented;
  };

  serve(app, calls.listInvoiceTitles, ({ memberId }) => listTitles(desk, BigInt(memberId)));
  serve(app, calls.saveInvoiceTitle, ({ memberId, body }) => saveTitle(desk, BigInt(memberId), body));
  serve(app, calls.removeInvoiceTitle, ({ memberId, params }) =>
    removeTitle(desk, BigInt(memberId), params.titleId),
  );

  serve(app, calls.requestInvoice, async ({ memberId, body }) =>
    present(await requestInvoice(desk, BigInt(memberId), body)),
  );

  serve(app, calls.getInvoiceOfOrder, async ({ memberId, params: { orderNo } }) => {
    if (!(await desk.orders.findOwn(desk.db, orderNo, BigInt(memberId)))) throw new Failure('A0401');
    const invoice = await new Invoices(desk.db).find(orderNo);
    return invoice ? present(invoice) : null;
  });

  serve(app, calls.listInvoices, async ({ memberId, query }) => {
    const { list, total } = await new Invoices(desk.db).listOf(BigInt(memberId), query);
    return { list: await presentInvoices(desk, list), total };
  });
}
