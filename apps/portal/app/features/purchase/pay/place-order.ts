import {
  confirmOrder,
  getOrder,
  openPayment,
  type Payment,
  type ServiceInfo,
  submitOrder,
} from '@cheyantong/contract';
import { orderStatusOfCode, SERVICES, type Service } from '@cheyantong/domain';
import { call } from '../../../shared/call.ts';

export interface OrderRequest {
  service: Service;
  skuId: string;
  /** Cents, as the member saw it; the gateway refuses another. */
  price: number;
  serviceInfo: ServiceInfo;
}

/** Confirms and submits; the token of the confirmation makes sure that it becomes one order. */
export async function placeOrder({ service, skuId, price, serviceInfo }: OrderRequest): Promise<string> {
  const { orderToken } = await call(confirmOrder, { body: { skuId } });
  return await call(submitOrder, {
    body: {
      orderToken,
      orderSource: 'WEB',
      orderType: SERVICES[service].orderType,
      orderItems: [{ skuId, price, quantity: 1 }],
      paymentAmount: price,
      serviceInfo,
      agree: true,
    },
  });
}

export const payFor = (orderNo: string): Promise<Payment> =>
  call(openPayment, { body: { orderSn: orderNo } });

/** Whether an order still waits for its money; one that cannot be found does not. */
export const isUnpaid = (orderNo: string): Promise<boolean> =>
  call(getOrder, { params: { orderNo } }).then(
    ({ status }) => orderStatusOfCode(status) === 'unpaid',
    () => false,
  );
