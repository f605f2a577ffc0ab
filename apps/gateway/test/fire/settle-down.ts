import { setTimeout as wait } from 'node:timers/promises';
import { dateTimeText, readTradeNo } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { VendorUnavailable } from '../../src/adapters/payments/port.ts';
import type { PaymentDesk } from '../../src/features/payments/desk.ts';
import { lookUp } from '../../src/features/payments/look-up.ts';
import { reconcile } from '../../src/features/payments/reconcile.ts';
import { sweep } from '../../src/features/payments/sweep.ts';
import { paymentCodes, refunds } from '../../src/features/payments/tables.ts';

const SETTLING_TIME_LIMIT_MS = 120_000;

/** What the sweep does by itself within some minutes, at once: everything left open is old now. */
export async function settleDown(desk: PaymentDesk): Promise<void> {
  const then = sql`now() - interval '20 minutes'`;
  await desk.db
    .update(paymentCodes)
    .set({ createdAt: then, lastQueriedAt: then })
    .where(eq(paymentCodes.status, 'open'));
  await sweep(desk);
  // A payment whose every notice was lost, on a code that was closed before: the bill of the day has it.
  for (const { channel, differences } of await reconcileAll(desk)) {
    const unknown = new Set(differences.map(({ transactionId }) => transactionId));
    const bill = await desk.vendors[channel].bill(today());
    for (const { tradeNo, transactionId } of bill) {
      if (unknown.has(transactionId)) await lookUp(desk, { ...readTradeNo(tradeNo), channel });
    }
  }
  await desk.db.update(refunds).set({ createdAt: then }).where(eq(refunds.status, 'queued'));
  await sweep(desk);
}

const today = () => dateTimeText(new Date()).slice(0, 10);

export const reconcileAll = (desk: PaymentDesk) => reconcile(desk, today());

/** Notices and jobs may still be on their way; what is wrong at the end stays wrong. */
export async function untilFaultless(find: () => Promise<string[]>): Promise<string[]> {
  const giveUpAt = Date.now() + SETTLING_TIME_LIMIT_MS;
  let faults = await orNotYet(find);
  while (faults.length > 0 && Date.now() < giveUpAt) {
    await wait(1_000);
    faults = await orNotYet(find);
  }
  return faults;
}

/** A bill of today changes with every refund, also between what the vendor says of it and its lines: then it is not taken. */
async function orNotYet(find: () => Promise<string[]>): Promise<string[]> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof VendorUnavailable)) throw error;
    return [`a vendor has not answered: ${error.message}`];
  }
}
