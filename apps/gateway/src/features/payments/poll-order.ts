import type { OrderStatus } from '@cheyantong/domain';
import { VendorUnavailable } from '../../adapters/payments/port.ts';
import { Failure } from '../../http/failure.ts';
import { Pace } from '../../memory/pace.ts';
import { PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { howItStands } from './how-it-stands.ts';
import { lookUp } from './look-up.ts';

/**
 * A question is signed, which takes as long as several polls, and whoever asks waits for the answer: one after the other, not many at
 * once. A vendor that is slow to answer holds up so many polls at the most.
 */
const LOOK_UPS = { apartMs: 15, most: 30 };

/** Says whether an order is paid. Where no notice came, the vendor is asked, but not at every poll, and by one poll after the other. */
export function orderPolls(desk: PaymentDesk) {
  const standing = howItStands(desk.db);
  const lookUps = new Pace(LOOK_UPS);
  return async (memberId: bigint, orderNo: string): Promise<boolean> => {
    const order = await standing({ orderNo, memberId });
    if (!order) throw new Failure('A0401');
    // Whose turn it is while others ask takes it with the next poll.
    if (order.status !== 'unpaid' || !order.due || !lookUps.begin()) return wasPaid(order.status);
    try {
      await askVendors(desk, orderNo);
    } finally {
      lookUps.end();
    }
    return wasPaid((await standing({ orderNo, memberId }))?.status ?? order.status);
  };
}

async function askVendors(desk: PaymentDesk, orderNo: string): Promise<void> {
  for (const code of await new PaymentCodes(desk.db).takeTurn(orderNo)) {
    await lookUp(desk, code).catch((error: unknown) => {
      if (!(error instanceof VendorUnavailable)) throw error;
      desk.log.warn({ orderNo, problem: error.message }, 'payment not looked up');
    });
  }
}

const wasPaid = (status: OrderStatus): boolean => status !== 'unpaid' && status !== 'canceled';
