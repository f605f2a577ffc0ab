import { MINUTE_MS } from '@cheyantong/domain';
import type { Job } from '../../jobs/job.ts';
import { tryEach } from '../../jobs/try-each.ts';
import type { InvoiceDesk } from './desk.ts';
import { Invoices } from './invoices.ts';
import { issueInvoice } from './issue-invoice.ts';
import { ISSUE_INVOICE, REVERSE_INVOICE } from './queues.ts';
import { reverseInvoice } from './reverse-invoice.ts';

/** Eight tries over some ten minutes; what is still open then is taken up by the sweep, for as long as it takes. */
const SOON = { times: 7, firstWaitSeconds: 3 };
const ONCE = { times: 0, firstWaitSeconds: 1 };
/** A job that has it in hand tries at least this often. */
const STILL_MS = 10 * MINUTE_MS;
const A_ROUND = 50;

interface Task {
  invoiceId: string;
}

export function invoiceJobs(desk: InvoiceDesk): Job[] {
  const issue: Job<Task> = {
    name: ISSUE_INVOICE,
    retry: SOON,
    concurrency: 2,
    work: ({ invoiceId }) => issueInvoice(desk, BigInt(invoiceId)),
  };
  const reverse: Job<Task> = {
    name: REVERSE_INVOICE,
    retry: SOON,
    concurrency: 2,
    work: ({ invoiceId }) => reverseInvoice(desk, BigInt(invoiceId)),
  };
  return [
    issue,
    reverse,
    { name: 'invoice-sweep', cron: '*/10 * * * *', retry: ONCE, work: () => sweepInvoices(desk) },
  ];
}

/** Takes up what lies still: an outcome that nobody knows is asked for until somebody does. */
async function sweepInvoices(desk: InvoiceDesk): Promise<void> {
  const still = await new Invoices(desk.db).listStill(STILL_MS, A_ROUND);
  await tryEach(still, ({ id, status }) =>
    status === 'reversing' ? reverseInvoice(desk, id) : issueInvoice(desk, id),
  );
}
