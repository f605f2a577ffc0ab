import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import type { InvoiceDesk } from './desk.ts';
import { Invoices } from './invoices.ts';
import { invoiceJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';
import { personalData } from './personal-data.ts';
import { invoiceRoutes } from './routes.ts';
import { Titles } from './titles.ts';

export { orderWasRefunded } from './reverse-invoice.ts';

export const invoicesFeature = {
  commands: operatorCommands({ name: 'invoices', help: HELP, readCommand, operate }),
  create: (desk: InvoiceDesk) => ({
    routes: (app) => invoiceRoutes(app, desk),
    jobs: invoiceJobs(desk),

    personalData,
    /** Titles go; invoices have to be kept as long as the tax law says. */
    forget: (tx: DbHandle, memberId: bigint) => new Titles(tx, memberId).removeAll(),
    kept: async (handle: DbHandle, memberId: bigint) =>
      (await new Invoices(handle).allOf(memberId)).length > 0
        ? [{ what: '已申请的发票和它的抬头', why: '发票按税收管理的规定保存', until: '税收规定的期限' }]
        : [],
  }),
} satisfies Feature<InvoiceDesk>;
