import { confirmOrder, getOrder, openPayment, type Payment, type ServiceInfo } from '@cheyantong/contract';
import { type OrderStatus, orderStatusOfCode, SERVICES, type Service } from '@cheyantong/domain';
import { call } from '../../../shared/call.ts';
import { submitOnce } from '../../../shared/submit-once.ts';

export interface OrderRequest {
  service: Service;
  skuId: string;
  /** Cents, as the member saw it; the gateway refuses another. */
  price: number;
  serviceInfo: ServiceInfo;
}

/** Confirms and submits, in the place of an order that was made from the same input before. */
export async function placeOrder(
  { service, skuId, price, serviceInfo }: OrderRequest,
  { agreedVersion, replaces }: { agreedVersion: string | undefined; replaces?: string },
): Promise<string> {
  const { orderToken } = await call(confirmOrder, { body: { skuId } });
  return submitOnce({
    orderToken,
    orderSource: 'WEB',
    orderType: SERVICES[service].orderType,
    orderItems: [{ skuId, price, quantity: 1 }],
    paymentAmount: price,
    serviceInfo,
    agree: true,
    agreedVersion,
    ...(replaces && { replaces }),
  });
}

export const payFor = (orderNo: string): Promise<Payment> =>
  call(openPayment, { body: { orderSn: orderNo } });

export const statusOf = async (orderNo: string): Promise<OrderStatus> =>
  orderStatusOfCode((await call(getOrder, { params: { orderNo } })).status);
