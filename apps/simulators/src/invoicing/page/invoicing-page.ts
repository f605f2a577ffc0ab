import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import { sendPage, sendPart } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import { DOCUMENTS } from '../documents/index.ts';
import type { InvoicingFaultBook } from '../faults.ts';
import { type InvoiceBook, isFormat } from '../invoice-book.ts';
import { activeFaults, faultPanel } from './fault-panel.ts';
import { invoiceList } from './invoice-list.ts';

export function registerInvoicingPage(
  app: FastifyInstance,
  book: InvoiceBook,
  faults: InvoicingFaultBook,
): void {
  serveFile(app, '/invoicing/invoicing.css', new URL('./invoicing.css', import.meta.url), 'css');

  app.get('/invoicing', (_request, reply) =>
    sendPage(reply, {
      title: '开票服务',
      style: '/invoicing/invoicing.css',
      script: '/sms/refresh.js',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>开票服务</nav>
<h1>开票服务</h1>
<div class="columns">
  <section aria-label="发票">
    <p class="lead">门户为已付款的订单申请发票后，会出现在这里。这里开出的都是演示发票，不具税务效力。</p>
    <p class="visually-hidden" id="news" role="status"></p>
    <div data-source="/invoicing/list" data-news="发票已更新">${invoiceList(book)}</div>
  </section>
  ${faultPanel(faults.list())}
</div>`,
    }),
  );

  // The two parts that the script keeps fresh.
  app.get('/invoicing/list', (_request, reply) => sendPart(reply, invoiceList(book)));
  app.get('/invoicing/active-faults', (_request, reply) => sendPart(reply, activeFaults(faults.list())));

  app.get<{ Params: { number: string; format: string } }>(
    '/invoicing/issued/:number/:format',
    (request, reply) => {
      const { number, format } = request.params;
      const issued = book.findIssued(number);
      if (!issued || !isFormat(format)) return reply.code(404).send({ message: 'no such file' });
      return reply
        .type(DOCUMENTS[format].type)
        .header('content-disposition', `inline; filename="${number}.${format}"`)
        .send(Buffer.from(DOCUMENTS[format].make(issued)));
    },
  );
}
