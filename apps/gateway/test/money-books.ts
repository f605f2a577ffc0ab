import { sql } from 'drizzle-orm';
import type { DbHandle } from '../src/db/handle.ts';

/** What must not be found of orders and money, whatever came how often and whatever was killed when. */
const MONEY: Record<string, string> = {
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

export const findMoneyFaults = (db: DbHandle): Promise<string[]> => countAll(db, MONEY);

/** What is found of what should not be there, each named and counted by a question of its own. */
export async function countAll(db: DbHandle, questions: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = (await db.execute(sql.raw(question))) as unknown as { rows: { n: string }[] };
    if (Number(rows[0]?.n) > 0) found.push(`${rows[0]?.n} ${what}`);
  }
  return found;
}
