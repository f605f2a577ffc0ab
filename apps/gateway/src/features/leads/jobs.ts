import type { Job } from '../../jobs/job.ts';
import { Deliveries } from './deliveries.ts';
import { type DeliveryDesk, tellDealer } from './tell-dealer.ts';

export const LEAD_DELIVERY = 'lead-delivery';

/** Six tries with waits from 1–2 to 16–32 minutes: half an hour to an hour in all, enough for a dealer's restart. */
const RETRY = { times: 5, firstWaitSeconds: 60 };

/** A dealer that does not answer holds a place for seconds; the others must not wait for it. */
const CONCURRENCY = 4;

interface LeadTask {
  leadId: string;
}

export function leadJobs(desk: DeliveryDesk): Job[] {
  const delivery: Job<LeadTask> = {
    name: LEAD_DELIVERY,
    retry: RETRY,
    concurrency: CONCURRENCY,
    work: ({ leadId }) => tellDealer(desk, BigInt(leadId)),
    giveUp: ({ leadId }) => new Deliveries(desk.db).giveUp(BigInt(leadId)),
  };
  return [delivery];
}
