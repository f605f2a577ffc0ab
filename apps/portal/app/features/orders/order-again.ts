import {
  confirmOrder,
  getOrder,
  type OrderDetail,
  type OrderSubmitForm,
  openPayment,
  type Payment,
} from '@cheyantong/contract';
import { call } from '../../shared/call.ts';
import { submitOnce } from '../../shared/submit-once.ts';
import { tellFailure } from '../../shared/tell-failure.ts';

/** 重新支付: the same service for the same car, as an order in place of the old one, to its payment. Null when refused, which has been said. */
export async function orderAgain(orderNo: string): Promise<Payment | null> {
  try {
    const orderSn = await submitOnce(await sameAgain(await call(getOrder, { params: { orderNo } })));
    return await call(openPayment, { body: { orderSn } });
  } catch (failure) {
    if (failure instanceof Error) tellFailure(failure);
    return null;
  }
}

async function sameAgain(order: OrderDetail): Promise<OrderSubmitForm> {
  const [bought] = order.orderItems;
  if (!bought) throw new Error('这笔订单没有可以再次购买的服务');
  const confirmed = await call(confirmOrder, { body: { skuId: bought.skuId } });
  return {
    orderToken: confirmed.orderToken,
    orderType: order.orderType,
    orderItems: confirmed.orderItems.map(({ skuId, price, quantity }) => ({ skuId, price, quantity })),
    paymentAmount: confirmed.paymentAmount,
    serviceInfo: order.serviceInfo,
    replaces: order.orderNo,
    // The consent given for this very query of this very car.
    agree: true,
    ...(order.remark && { remark: order.remark }),
  };
}
