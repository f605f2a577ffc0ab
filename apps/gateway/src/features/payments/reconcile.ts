import { PAY_CHANNEL_NAMES, type PayChannel, readTradeNo } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { PaymentDesk } from './desk.ts';
import { Ledger } from './ledger.ts';
import { LOOK_UP } from './queues.ts';
import { reconciliations } from './tables.ts';

export type Reconciliation = Omit<typeof reconciliations.$inferSelect, 'id' | 'madeAt'>;
type Difference = Reconciliation['differences'][number];
type Amounts = Map<string, number>;

/** Compares a day of our ledger with the vendors', writes the result down, and answers it. */
export async function reconcile(
  desk: Pick<PaymentDesk, 'db' | 'vendors' | 'enqueue'>,
  day: string,
): Promise<Reconciliation[]> {
  const results: Reconciliation[] = [];
  for (const channel of PAY_CHANNEL_NAMES) results.push(await reconcileChannel(desk, day, channel));
  return results;
}

export async function reconcileChannel(
  { db, vendors, enqueue }: Pick<PaymentDesk, 'db' | 'vendors' | 'enqueue'>,
  day: string,
  channel: PayChannel,
): Promise<Reconciliation> {
  const bill = await vendors[channel].bill(day);
  const payments = bill.filter(({ kind }) => kind === 'payment');
  const theirs = { payments: amountsOf(payments), refunds: amountsOf(bill.filter(isRefund)) };
  const ledger = new Ledger(db);
  const ours = {
    payments: amountsOf(await ledger.receiptsOn(day, channel)),
    refunds: amountsOf(await ledger.refundsOn(day, channel)),
  };
  const result: Reconciliation = {
    day,
    channel,
    ourCents: sum(ours.payments) - sum(ours.refunds),
    vendorCents: sum(theirs.payments) - sum(theirs.refunds),
    differences: [
      ...compared(ours.payments, theirs.payments, kindOfDifference),
      ...compared(ours.refunds, theirs.refunds, () => 'refund'),
    ],
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(reconciliations)
      .values(result)
      .onConflictDoUpdate({
        target: [reconciliations.day, reconciliations.channel],
        set: { ...result, madeAt: sql`now()` },
      });
    // Money that the vendor has and we do not know of is looked up like any other.
    const unknown = new Set(
      result.differences.filter(isUnknownToUs).map(({ transactionId }) => transactionId),
    );
    for (const { tradeNo, transactionId } of payments) {
      if (unknown.has(transactionId)) await enqueue(tx, LOOK_UP, { ...readTradeNo(tradeNo), channel });
    }
  });
  return result;
}

function compared(ours: Amounts, theirs: Amounts, kindOf: typeof kindOfDifference): Difference[] {
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((transactionId) => {
    const ourCents = ours.get(transactionId) ?? 0;
    const vendorCents = theirs.get(transactionId) ?? 0;
    if (ourCents === vendorCents) return [];
    return [{ kind: kindOf(ourCents, vendorCents), transactionId, ourCents, vendorCents }];
  });
}

function kindOfDifference(ourCents: number, vendorCents: number): Difference['kind'] {
  if (vendorCents === 0) return 'onlyOurs';
  return ourCents === 0 ? 'onlyVendor' : 'amount';
}

const isRefund = ({ kind }: { kind: string }): boolean => kind === 'refund';

const isUnknownToUs = ({ kind }: Difference): boolean => kind === 'onlyVendor';

function amountsOf(entries: readonly { transactionId: string; amountCents: number }[]): Amounts {
  const amounts: Amounts = new Map();
  for (const { transactionId, amountCents } of entries) {
    amounts.set(transactionId, (amounts.get(transactionId) ?? 0) + amountCents);
  }
  return amounts;
}

const sum = (amounts: Amounts): number => [...amounts.values()].reduce((total, cents) => total + cents, 0);
