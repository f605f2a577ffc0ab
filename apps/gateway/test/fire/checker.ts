import { count, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../src/db/handle.ts';
import { orderEvents, orders } from '../../src/features/orders/tables.ts';
import { paymentNotices, receipts, refunds } from '../../src/features/payments/tables.ts';

interface VendorEntry {
  channel: string;
  kind: 'payment' | 'refund';
  outTradeNo: string;
  transactionId: string;
  amountCents: number;
}

/** What is wrong, in sentences; an empty list is what everybody wants to read. */
export async function findFaults(
  db: DbHandle,
  simulatorsUrl: string,
  toldPaid: ReadonlySet<string>,
): Promise<string[]> {
  const vendor = (await (await fetch(`${simulatorsUrl}/pay/ledger`)).json()) as VendorEntry[];
  const allOrders = await db.select().from(orders);
  const allReceipts = await db.select().from(receipts);
  const allRefunds = await db
    .select({ refund: refunds, transactionId: receipts.transactionId })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.id, refunds.receiptId));

  const faults = [
    ...differences(
      'receipts',
      allReceipts.map((receipt) => lineOf(receipt.channel, receipt.transactionId, receipt.amountCents)),
      vendor.filter(({ kind }) => kind === 'payment').map(lineOfEntry),
    ),
    ...differences(
      'refunds',
      allRefunds
        .filter(({ refund }) => refund.status === 'done')
        .map(({ refund, transactionId }) => lineOf(refund.channel, transactionId, refund.amountCents)),
      vendor.filter(({ kind }) => kind === 'refund').map(lineOfEntry),
    ),
  ];

  for (const { orderNo, status, amountCents, transactionId } of allOrders) {
    const own = allReceipts.filter((receipt) => receipt.orderNo === orderNo);
    const settling = own.filter(({ purpose }) => purpose === 'settles');
    const given = own.filter(({ id }) => allRefunds.some(({ refund }) => refund.receiptId === id));
    const isPaid = status === 'paid';
    const say = (fault: string) => faults.push(`order ${orderNo} (${status}): ${fault}`);
    if (status !== 'paid' && status !== 'unpaid' && status !== 'canceled') say('stands where nobody sent it');
    if (settling.length > 1) say('paid twice');
    if (isPaid !== (settling.length === 1)) say(isPaid ? 'paid without money' : 'money without being paid');
    if (isPaid && settling[0]?.transactionId !== transactionId) say('remembers another transaction');
    if (status === 'unpaid' && own.length > 0) say('has money and waits for it');
    if (own.some((receipt) => receipt.amountCents !== amountCents)) say('was paid with another amount');
    if (given.length !== own.length - settling.length) say('surplus and refunds differ');
    if (given.some(({ purpose }) => purpose === 'settles')) say('gave its own payment back');
    if (toldPaid.has(orderNo) && !isPaid) say('was once said to be paid');
  }
  const paidEvents = await db
    .select({ orderNo: orderEvents.orderNo, times: count() })
    .from(orderEvents)
    .where(eq(orderEvents.actor, 'payment'))
    .groupBy(orderEvents.orderNo, orderEvents.remark);
  for (const { orderNo, times } of paidEvents) {
    if (times > 1) faults.push(`order ${orderNo}: the same event ${times} times`);
  }
  return faults;
}

/** How much of everything there was: a run in which nothing happened proves nothing. */
export async function summarise(db: DbHandle): Promise<string> {
  const counted = async (
    table: typeof orders | typeof receipts | typeof refunds | typeof paymentNotices,
    by: PgColumn,
  ) => {
    const rows = await db.select({ word: by, times: count() }).from(table).groupBy(by);
    return rows.map(({ word, times }) => `${times} ${word}`).join(', ');
  };
  return [
    `orders: ${await counted(orders, orders.status)}`,
    `receipts: ${await counted(receipts, receipts.purpose)}; by ${await counted(receipts, receipts.source)}`,
    `refunds: ${await counted(refunds, refunds.status)}`,
    `notices: ${await counted(paymentNotices, paymentNotices.verdict)}`,
  ].join('\n');
}

const lineOf = (channel: string, transactionId: string, cents: number) =>
  `${channel} ${transactionId} ${cents}`;

const lineOfEntry = ({ channel, transactionId, amountCents }: VendorEntry): string =>
  lineOf(channel, transactionId, amountCents);

function differences(what: string, ours: string[], theirs: string[]): string[] {
  const [known, vendors] = [new Set(ours), new Set(theirs)];
  return [
    ...ours.filter((line) => !vendors.has(line)).map((line) => `${what}: only ours: ${line}`),
    ...theirs.filter((line) => !known.has(line)).map((line) => `${what}: only the vendor's: ${line}`),
    ...(ours.length !== known.size ? [`${what}: something stands in our ledger twice`] : []),
  ];
}
