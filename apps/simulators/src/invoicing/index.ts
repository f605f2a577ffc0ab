import type { Simulator } from '../simulator.ts';
import { InvoicingFaultBook } from './faults.ts';
import { InvoiceBook } from './invoice-book.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { registerInvoicingPage } from './page/invoicing-page.ts';
import { registerServiceRoutes } from './service-routes.ts';

export const invoicingSimulator: Simulator = {
  title: '开票服务',
  description:
    '代替开票服务商：验签、拒绝重放，开具与红冲演示发票（不具税务效力），给出 PDF、OFD 与 XML，也会很慢、失联、拒开或答错金额。',
  path: '/invoicing',
  register(app, { now }) {
    const book = new InvoiceBook();
    const faults = new InvoicingFaultBook();
    registerServiceRoutes(app, book, faults, now);
    registerJsonRoutes(app, book, faults);
    registerInvoicingPage(app, book, faults);
  },
};
