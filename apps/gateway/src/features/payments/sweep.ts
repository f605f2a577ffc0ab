import type { PayChannel } from '@cheyantong/domain';
import { VendorUnavailable } from '../../adapters/payments/port.ts';
import { tryEach } from '../../jobs/try-each.ts';
import { type CodeRow, PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { endCode } from './end-codes.ts';
import { Ledger } from './ledger.ts';
import { lookUp } from './look-up.ts';
import { sendRefund } from './refund.ts';

/** One round stays short; what is left over is first in the next. */
const CODES_A_ROUND = 200;
const REFUNDS_A_ROUND = 50;
/** The job that has a refund in hand is done long before, unless its server was killed. */
const REFUND_STUCK_MS = 60_000;

/** Finds what nobody told us: payments without a notice, codes left open, refunds whose server died. */
export async function sweep(desk: PaymentDesk): Promise<void> {
  const down = new Set<PayChannel>();
  const unlessDown = async (channel: PayChannel, task: () => Promise<unknown>): Promise<void> => {
    if (down.has(channel)) return;
    try {
      await task();
    } catch (error) {
      if (!(error instanceof VendorUnavailable)) throw error;
      desk.log.warn({ problem: error.message }, 'payment sweep');
      if (error.reason === 'unreachable') down.add(channel);
    }
  };
  const codes = await new PaymentCodes(desk.db).takeQuiet(CODES_A_ROUND);
  const refunds = await new Ledger(desk.db).listStuckRefunds(REFUND_STUCK_MS, REFUNDS_A_ROUND);
  await tryEach(
    [
      ...codes.map((code) => () => unlessDown(code.channel, () => lookAfter(desk, code))),
      ...refunds.map((refund) => () => unlessDown(refund.channel, () => sendRefund(desk, refund.refundNo))),
    ],
    (task) => task(),
  );
}

const lookAfter = async (desk: PaymentDesk, code: CodeRow): Promise<unknown> =>
  (await isOver(desk, code)) ? endCode(desk, code) : lookUp(desk, code);

/** The order is paid, or its time is up: nobody should pay this code any more. */
const isOver = async ({ db }: PaymentDesk, code: CodeRow): Promise<boolean> =>
  code.isOver || Boolean(await new Ledger(db).settlingReceiptOf(code.orderNo));
