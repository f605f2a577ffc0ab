import { type OrderStatus, PAYMENT } from '@cheyantong/domain';
import { VendorUnavailable } from '../../adapters/payments/port.ts';
import { Failure } from '../../http/failure.ts';
import { PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { lookUp } from './look-up.ts';

/** Whether the order is paid. Where no notice came, the vendor is asked, but not at every poll. */
export async function pollOrder(desk: PaymentDesk, memberId: bigint, orderNo: string): Promise<boolean> {
  const statusNow = async () => (await desk.orders.findOwn(desk.db, orderNo, memberId))?.status;
  const status = await statusNow();
  if (!status) throw new Failure('A0401');
  if (status !== 'unpaid') return wasPaid(status);
  const codes = await new PaymentCodes(desk.db).takeTurn(orderNo, PAYMENT.vendorQueryMs);
  for (const code of codes) {
    await lookUp(desk, code).catch((error: unknown) => {
      if (!(error instanceof VendorUnavailable)) throw error;
      desk.log.warn({ orderNo, problem: error.message }, 'payment not looked up');
    });
  }
  return codes.length > 0 && wasPaid((await statusNow()) ?? status);
}

const wasPaid = (status: OrderStatus): boolean => status !== 'unpaid' && status !== 'canceled';
