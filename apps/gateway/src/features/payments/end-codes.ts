import { tradeNoOf } from '@cheyantong/domain';
import { type CodeRow, PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { Ledger } from './ledger.ts';
import { lookUp } from './look-up.ts';

/** Settles what was paid on a code, or closes it at the vendor. */
export async function endCode(desk: PaymentDesk, code: CodeRow): Promise<void> {
  const codes = new PaymentCodes(desk.db);
  const state = await lookUp(desk, code);
  if (state === 'closed') return codes.markClosed(code.id);
  if (state === 'paid') return;

  const result = await desk.vendors[code.channel].close(tradeNoOf(code.orderNo, code.way));
  if (result === 'paid') {
    await lookUp(desk, code);
    return;
  }
  // What nobody has scanned cannot be closed, and can be scanned until it runs out: the sweep keeps an eye on it.
  if (result === 'unscanned' && !code.isOver) return;
  await codes.markClosed(code.id);
}

/**
 * Ends every open code of an order, and answers whether the order turned out to be paid. It throws while a vendor
 * cannot be asked and nothing else has paid the order.
 */
export async function settleOrClose(desk: PaymentDesk, orderNo: string): Promise<boolean> {
  const troubles: unknown[] = [];
  for (const code of await new PaymentCodes(desk.db).openOf(orderNo)) {
    await endCode(desk, code).catch((error: unknown) => troubles.push(error));
  }
  const paid = Boolean(await new Ledger(desk.db).settlingReceiptOf(orderNo));
  if (!paid && troubles.length > 0) throw troubles[0];
  return paid;
}

/** After a payment: the order's other codes must not be paid as well. Throws when another try may help. */
export async function closeOtherCodes(desk: PaymentDesk, orderNo: string): Promise<void> {
  for (const code of await new PaymentCodes(desk.db).openOf(orderNo)) await endCode(desk, code);
}
