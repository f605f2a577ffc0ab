import type { PartItem } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';

export { partAddress } from '@cheyantong/domain';

/** 1,280: what stands behind the ¥. */
export const yuanAmount = (cents: number): string => groupedNumber(cents / 100, 2);

/** ¥1,280, or 面议 where the supplier names no price. */
export const partPrice = (cents: number | null): string =>
  cents === null ? '面议' : `¥${yuanAmount(cents)}`;

/** How many percent cheaper than a new part; null when a price is not known or nothing is saved. */
export function savedAgainstNew({ price, newPrice }: Pick<PartItem, 'price' | 'newPrice'>): number | null {
  if (price === null || newPrice === null || newPrice <= 0) return null;
  const percent = Math.round((1 - price / newPrice) * 100);
  return percent > 0 ? percent : null;
}

/** Pieces that can be bought now; those held for other buyers are not counted. */
export const leftWords = (stock: number): string => (stock > 0 ? `剩 ${stock} 件` : '已被预留');

export const warrantyWords = (months: number): string => (months > 0 ? `质保 ${months} 个月` : '无质保');
