import type { DbHandle } from '../../src/db/handle.ts';
import { countAll, findMoneyFaults } from '../money-books.ts';

/** What must not be found of anything else, whatever was killed when. */
const NEVER: Record<string, string> = {
  'members with a lead twice': `select count(*) n from (select member_id from leads group by member_id, intention having count(*) > 1) twice`,
  'members certified twice': `select count(*) n from (select member_id from certifications group by member_id having count(*) > 1) twice`,
  'certifications without their photos': `select count(*) n from certifications c, jsonb_each(c.photos) p
    where not exists (select from files f where f.id::text = p.value ->> 'fileId' and f.status = 'kept')`,
  'parts held by a lead that is not there': `select count(*) n from part_reservations r
    where not exists (select from leads l where 'lead:' || l.id = r.holder)`,
  // A battery of the demonstration misses a step on purpose.
  'chains whose end is not their last step': `select count(*) n from (select max(seq) last, count(*) steps from trace_events
    where code not like '0DEP%' group by code) c where last <> steps`,
};

/** Work that somebody still waits for. */
const WAITING: Record<string, string> = {
  'leads that have not arrived': `select count(*) n from leads where status = 'queued'`,
  'paid orders without a report': `select count(*) n from orders where status not in ('unpaid', 'canceled') and report_status <> 'ready'`,
  'certifications nobody has verified': `select count(*) n from certifications where verified_at is null`,
  'refunds on their way': `select count(*) n from refunds where status = 'queued'`,
};

export const findFaults = async (db: DbHandle): Promise<string[]> => [
  ...(await findMoneyFaults(db)),
  ...(await countAll(db, NEVER)),
];
export const findWaiting = (db: DbHandle): Promise<string[]> => countAll(db, WAITING);
