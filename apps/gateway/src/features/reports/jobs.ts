import type { Job } from '../../jobs/job.ts';
import type { ReportDesk } from './desk.ts';
import { REPORT_ASK, REPORT_CANCEL, REPORT_REQUEST, REPORT_SWEEP } from './job-names.ts';
import { askProvider, sweepRequests } from './provider/ask-provider.ts';
import { CallbackLog } from './provider/callback-log.ts';
import { giveUpPlacing, placeRequest } from './provider/place-request.ts';
import { cancelAtProvider, giveUpCanceling } from './provider/withdraw-request.ts';

/** Nine tries over some ten minutes: enough for a provider's restart, and not too long for somebody who has paid. */
const PLACING = { times: 8, firstWaitSeconds: 2 };
/** Twelve tries over some hours: the appointment is tomorrow at the earliest. */
const CANCELING = { times: 11, firstWaitSeconds: 5 };
const ONCE = { times: 0, firstWaitSeconds: 1 };
/** A provider that does not answer holds a place for seconds; the others must not wait for it. */
const CONCURRENCY = 4;

interface ReportTask {
  orderNo: string;
}

export function reportJobs(desk: ReportDesk): Job[] {
  const placing: Job<ReportTask> = {
    name: REPORT_REQUEST,
    retry: PLACING,
    concurrency: CONCURRENCY,
    work: ({ orderNo }) => placeRequest(desk, orderNo),
    giveUp: ({ orderNo }) => giveUpPlacing(desk, orderNo),
  };
  const canceling: Job<ReportTask> = {
    name: REPORT_CANCEL,
    retry: CANCELING,
    concurrency: CONCURRENCY,
    work: ({ orderNo }) => cancelAtProvider(desk, orderNo),
    giveUp: ({ orderNo }) => giveUpCanceling(desk, orderNo),
  };
  const asking: Job<ReportTask> = {
    name: REPORT_ASK,
    retry: ONCE,
    concurrency: CONCURRENCY,
    work: ({ orderNo }) => askProvider(desk, orderNo),
  };
  const sweeping: Job = {
    name: REPORT_SWEEP,
    cron: '* * * * *',
    retry: ONCE,
    work: () => sweepRequests(desk),
  };
  const purging: Job = {
    name: 'refused-callbacks-purge',
    cron: '47 * * * *',
    work: () => new CallbackLog(desk.db).purgeRefused(),
  };
  return [placing, canceling, asking, sweeping, purging] as Job[];
}
