import type { OrderItem } from '@cheyantong/contract';
import { Failure } from '../../http/failure.ts';
import type { Offer } from './ports.ts';

/** An offer may have gone since the page was opened. */
export function refuseUnavailable(offer: Offer): void {
  if (!offer.onShelf || !offer.service) throw new Failure('A0500', '该服务已下架，请选择其他服务');
  if (offer.orderedElsewhere) throw new Failure('A0500', '该服务请在服务商的小程序中下单');
}

/** One line of an order: services are bought one at a time. */
export const orderItem = (
  bought: { skuId: bigint; skuSn: string; skuName: string; spuName: string },
  priceCents: number,
  picUrl: string,
): OrderItem => ({
  skuId: String(bought.skuId),
  skuSn: bought.skuSn,
  skuName: bought.skuName,
  spuName: bought.spuName,
  picUrl,
  price: priceCents,
  quantity: 1,
  totalAmount: priceCents,
});
