import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { Deliveries } from './deliveries.ts';
import { LEAD_DELIVERY } from './jobs.ts';

/** Queues a lead that got stuck once more, with all its tries; answers false when it is not stuck. */
export const resendLead = (desk: { db: DbHandle; enqueue: Enqueue }, leadId: bigint): Promise<boolean> =>
  desk.db.transaction(async (tx) => {
    const stuck = await new Deliveries(tx).requeue(leadId);
    if (stuck) await desk.enqueue(tx, LEAD_DELIVERY, { leadId: String(leadId) });
    return stuck;
  });
