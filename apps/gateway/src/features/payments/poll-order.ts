import type { OrderStatus } from '@cheyantong/domain';
import { VendorUnavailable } from '../../adapters/payments/port.ts';
import { Failure } from '../../http/failure.ts';
import { PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { howItStands } from './how-it-stands.ts';
import { lookUp } from './look-up.ts';

/** So many polls ask a vendor at a time: a question is signed, which takes longer than a hundred other polls. */
const MOST_LOOK_UPS = 4;

/** Says whether an order is paid. Where no notice came, the vendor is asked, but not at every poll, and by few polls at a time. */
export function orderPolls(desk: PaymentDesk) {
  const standing = howItStands(desk.db);
  let lookUps = 0;
  return async (memberId: bigint, orderNo: string): Promise<boolean> => {
    const order = await standing({ orderNo, memberId });
    if (!order) throw new Failure('A0401');
    // Whose turn it is while others ask takes it with the next poll.
    if (order.status !== 'unpaid' || !order.due || lookUps >= MOST_LOOK_UPS) return wasPaid(order.status);
    lookUps += 1;
    try {
      await askVendors(desk, orderNo);
    } finally {
      lookUps -= 1;
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
