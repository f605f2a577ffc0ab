import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import type { InvoiceDesk } from './desk.ts';
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
  }),
} satisfies Feature<InvoiceDesk>;
