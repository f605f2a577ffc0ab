import type { OrderItem } from '@cheyantong/contract';

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
