import { ORDER_STATUSES, orderStatusesBefore } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../src/db/handle.ts';
import type { World } from './world.ts';

const TRANSITIONS = ORDER_STATUSES.flatMap((next) =>
  orderStatusesBefore(next).map((before) => `('${before}', '${next}')`),
).join(', ');
const WITH_MONEY = `o.status not in ('unpaid', 'canceled')`;
const SETTLING = `select 1 from receipts r where r.order_no = o.order_no and r.purpose = 'settles'`;

/**
 * What must be true after every step, whatever came before: each line finds the orders that break it, in one statement, so that
 * a server may go on working meanwhile.
 */
const RULES: Readonly<Record<string, string>> = {
  'paid twice': `select order_no from receipts where purpose = 'settles' group by 1 having count(*) > 1`,
  'paid without money': `select order_no from orders o where ${WITH_MONEY} and not exists (${SETTLING})`,
  'money without being paid': `select order_no from orders o where not ${WITH_MONEY} and exists (${SETTLING})`,
  'paid with another amount': `select order_no from receipts r join orders o using (order_no)
    where purpose = 'settles' and (r.amount_cents <> o.amount_cents or r.transaction_id is distinct from o.transaction_id)`,
  'the sums differ': `select 'all' as order_no where (select coalesce(sum(amount_cents), 0) from receipts where purpose = 'settles')
    <> (select coalesce(sum(amount_cents), 0) from orders o where ${WITH_MONEY})`,
  'more goes back than came': `select f.order_no from refunds f join receipts r on r.id = f.receipt_id
    where f.amount_cents > r.amount_cents or f.order_no <> r.order_no`,
  'surplus stays here': `select order_no from receipts r where purpose <> 'settles'
    and not exists (select 1 from refunds f where f.receipt_id = r.id)`,
  'given back and still counted': `select f.order_no from refunds f join receipts r on r.id = f.receipt_id and r.purpose = 'settles'
    join orders o on o.order_no = f.order_no where o.status not in ('refunding', 'refunded')`,
  'said to be refunded and not': `select order_no from orders o where status in ('refunding', 'refunded') and not exists
    (select 1 from refunds f join receipts r on r.id = f.receipt_id where r.order_no = o.order_no and r.purpose = 'settles'
     and (f.status = 'done') = (o.status = 'refunded'))`,
  'a step that nobody may take': `select order_no from (select order_no, status, lag(status) over (partition by order_no order by id) as before
    from order_events) as steps where (before is null and status <> 'unpaid')
    or (before <> status and (before, status) not in (values ${TRANSITIONS}))`,
  'a status without its event': `select order_no from orders o where status is distinct from
    (select e.status from order_events e where e.order_no = o.order_no order by id desc limit 1)`,
  'completed without a report, or a report without being completed': `select order_no from orders o
    where (status = 'completed') <> exists (select 1 from reports p where p.order_no = o.order_no)`,
  'two reports in force': `select order_no from reports where standing = 'valid' group by 1 having count(*) > 1`,
};

interface VendorEntry {
  channel: string;
  kind: 'payment' | 'refund';
  transactionId: string;
  amountCents: number;
}

const RECEIPTS = `select channel, transaction_id, amount_cents from receipts`;
const REFUNDS = `select f.channel, transaction_id, f.amount_cents from refunds f join receipts r on r.id = f.receipt_id where f.status = 'done'`;

/** What is broken now, in sentences. */
export async function brokenRules(world: World, toldOf: Iterable<string>): Promise<string[]> {
  const { db, customer } = world;
  const broken: string[] = [];
  for (const [rule, question] of Object.entries(RULES)) {
    for (const { order_no } of await rowsOf(db, question)) broken.push(`${order_no}: ${rule}`);
  }
  const statuses = new Map(
    (await rowsOf(db, 'select order_no, status from orders')).map(({ order_no, status }) => [
      order_no,
      status,
    ]),
  );
  for (const orderNo of toldOf) if (!statuses.has(orderNo)) broken.push(`${orderNo}: told of, and lost`);
  for (const orderNo of customer.toldPaid) {
    if (/unpaid|canceled/.test(statuses.get(orderNo) ?? 'unpaid'))
      broken.push(`${orderNo}: once said to be paid`);
  }
  return [...broken, ...(await onlyOurs(world)).map((line) => `${line}: the vendor knows nothing of it`)];
}

/** What the vendors took or gave and we have not heard of yet, and what we still have to give; in the end there is nothing. */
export async function moneyUnderWay(world: World): Promise<string[]> {
  const theirs = await vendorLines(world);
  const ours = new Set(await ourLines(world.db));
  const waiting = await rowsOf(world.db, `select refund_no from refunds where status <> 'done'`);
  return [
    ...theirs.filter((line) => !ours.has(line)).map((line) => `${line}: only the vendor knows of it`),
    ...waiting.map(({ refund_no }) => `${refund_no}: not given back`),
  ];
}

async function onlyOurs(world: World): Promise<string[]> {
  // Ours first: the vendor's book only grows.
  const ours = await ourLines(world.db);
  const theirs = new Set(await vendorLines(world));
  return ours.filter((line) => !theirs.has(line));
}

const ourLines = async (db: DbHandle): Promise<string[]> => [
  ...(await rowsOf(db, RECEIPTS)).map((row) => `payment ${Object.values(row).join(' ')}`),
  ...(await rowsOf(db, REFUNDS)).map((row) => `refund ${Object.values(row).join(' ')}`),
];

async function vendorLines({ simulatorsUrl }: World): Promise<string[]> {
  const entries = (await (await fetch(`${simulatorsUrl}/pay/ledger`)).json()) as VendorEntry[];
  return entries.map(
    ({ kind, channel, transactionId, amountCents }) => `${kind} ${channel} ${transactionId} ${amountCents}`,
  );
}

const rowsOf = async (db: DbHandle, question: string): Promise<Record<string, string>[]> =>
  ((await db.execute(sql.raw(question))) as unknown as { rows: Record<string, string>[] }).rows;
