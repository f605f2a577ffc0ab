import { withClient } from '../../bench/support/with-client.ts';

/** Money that came in, and orders with what they cost; dated by the database. */
export interface DatedBooks {
  receipts: Dated[];
  orders: Dated[];
  /** Rows that contradict each other, counted: there must be none at any moment. */
  contradictions: number;
}

interface Dated {
  key: string;
  at: Date;
}

const RECEIPTS = `select created_at as at,
  concat_ws(' ', channel, transaction_id, order_no, amount_cents, purpose) as key from receipts`;
const ORDERS = `select created_at as at, concat_ws(' ', order_no, amount_cents, sku_sn) as key from orders
  where submission is not null`;
/** Settled by exactly one receipt of the right sum where it is paid, by none where it is not; every status stands in its history. */
const CONTRADICTIONS = `select count(*)::int as count from orders o where submission is not null and (
  (select count(*) from receipts r where r.order_no = o.order_no and purpose = 'settles'
     and r.amount_cents = o.amount_cents) <> case when status in ('unpaid', 'canceled') then 0 else 1 end
  or not exists (select 1 from order_events e where e.order_no = o.order_no and e.status = o.status))`;

export const readDatedBooks = (databaseUrl: string): Promise<DatedBooks> =>
  withClient(databaseUrl, async (client) => ({
    receipts: (await client.query<Dated>(RECEIPTS)).rows,
    orders: (await client.query<Dated>(ORDERS)).rows,
    contradictions: (await client.query<{ count: number }>(CONTRADICTIONS)).rows[0]?.count ?? 0,
  }));

/** A transaction is dated by its beginning and lasts no longer than this. */
const LONGEST_TRANSACTION_MS = 10_000;

/** What is wrong with books that were restored to a moment, beside those of today. */
export function compareBooks(today: DatedBooks, restored: DatedBooks, moment: Date): string[] {
  const faults: string[] = [];
  if (restored.contradictions > 0) faults.push(`${restored.contradictions} orders contradict their receipts`);
  for (const what of ['receipts', 'orders'] as const) {
    const [known, back] = [keys(today[what]), keys(restored[what])];
    const since = moment.getTime() - LONGEST_TRANSACTION_MS;
    for (const { key, at } of today[what])
      if (at.getTime() < since && !back.has(key)) faults.push(`${what}: missing: ${key}`);
    for (const { key, at } of restored[what]) {
      if (at > moment) faults.push(`${what}: later than the moment: ${key}`);
      if (!known.has(key)) faults.push(`${what}: never was: ${key}`);
    }
  }
  return faults;
}

const keys = (rows: readonly Dated[]): Set<string> => new Set(rows.map(({ key }) => key));
