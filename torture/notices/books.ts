import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../apps/gateway/src/db/handle.ts';

/** What must not be found in the database, whatever came how often. */
const NEVER: Record<string, string> = {
  'orders paid without exactly one settling receipt': `select count(*) n from orders o where o.status not in ('unpaid', 'canceled')
    and (select count(*) from receipts r where r.order_no = o.order_no and r.purpose = 'settles') <> 1`,
  'orders with money that wait for it': `select count(*) n from orders o join receipts r using (order_no)
    where o.status = 'unpaid'`,
  'receipts that are nobody’s': `select count(*) n from receipts r where not exists (select from orders o where o.order_no = r.order_no)`,
  'surplus without a refund': `select count(*) n from receipts r where purpose <> 'settles'
    and not exists (select from refunds f where f.receipt_id = r.id)`,
  'paid orders with two events of it': `select count(*) n from (select order_no from order_events where actor = 'payment'
    group by order_no, remark having count(*) > 1) twice`,
};

export async function findFaults(db: DbHandle): Promise<string[]> {
  const found: string[] = [];
  for (const [what, question] of Object.entries(NEVER)) {
    const { rows } = (await db.execute(sql.raw(question))) as unknown as { rows: { n: string }[] };
    if (Number(rows[0]?.n) > 0) found.push(`${rows[0]?.n} ${what}`);
  }
  return found;
}
