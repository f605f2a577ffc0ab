import { tradeNoOf } from '@cheyantong/domain';
import { VendorUnavailable } from '../../adapters/payments/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { PaymentDesk } from './desk.ts';
import { Ledger } from './ledger.ts';
import { SEND_REFUND } from './queues.ts';

/** Queues the way back of what settled an order, with the change of the order that makes it necessary. */
export async function refundOrder(
  { enqueue }: Pick<PaymentDesk, 'enqueue'>,
  tx: DbHandle,
  orderNo: string,
  reason: string,
): Promise<void> {
  const ledger = new Ledger(tx);
  const receipt = await ledger.settlingReceiptOf(orderNo);
  if (!receipt) throw new Error(`order ${orderNo} has nothing to give back`);
  const refund = await ledger.queueRefund(receipt, reason);
  if (refund) await enqueue(tx, SEND_REFUND, { refundNo: refund.refundNo });
}

class StillProcessing extends Error {}

/**
 * Sends a queued refund. Running it again, here or on another server, is the same refund at the vendor and one line in
 * the ledger. It throws when another try may help.
 */
export async function sendRefund(desk: PaymentDesk, refundNo: string): Promise<void> {
  const ledger = new Ledger(desk.db);
  const refund = await ledger.beginRefund(refundNo);
  if (!refund) return;
  const tradeNo = tradeNoOf(refund.orderNo, refund.way);
  const result = await desk.vendors[refund.channel]
    .refund({ ...refund, tradeNo })
    .catch(async (error: unknown) => {
      if (error instanceof VendorUnavailable) await ledger.recordProblem(refundNo, error.message);
      throw error;
    });
  if (result.status === 'processing') {
    await ledger.recordProblem(refundNo, '支付机构正在处理');
    throw new StillProcessing(`refund ${refundNo} is being processed`);
  }
  await desk.db.transaction(async (tx) => {
    const receipt = await new Ledger(tx).recordRefunded(refundNo, result.at);
    if (receipt?.purpose === 'settles') await desk.orders.markRefunded(tx, receipt.orderNo);
    if (receipt?.purpose === 'surplus') await desk.orders.note(tx, receipt.orderNo, '多付的款项已原路退回');
    if (receipt?.purpose === 'wrongAmount')
      await desk.orders.note(tx, receipt.orderNo, '金额不符的款项已原路退回');
  });
}

/** Queues a refund that was given up once more; answers false when it is none. */
export const retryRefund = (
  { db, enqueue }: Pick<PaymentDesk, 'db' | 'enqueue'>,
  refundNo: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const failed = await new Ledger(tx).requeueRefund(refundNo);
    if (failed) await enqueue(tx, SEND_REFUND, { refundNo });
    return failed;
  });
