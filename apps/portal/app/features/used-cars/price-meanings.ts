import type { PriceLabel } from '@cheyantong/contract';
import { LEAST_LISTINGS, MUCH_PERCENT } from '@cheyantong/domain';
import { wanAmount } from '../../shared/words.ts';

/** What each label says of a price; the interval is the one that stands beside it. */
export const PRICE_MEANINGS: Readonly<Record<PriceLabel['level'], string>> = {
  muchLower: `低于估值区间，且比中位数低 ${MUCH_PERCENT}% 或更多`,
  lower: '低于估值区间',
  fair: '在估值区间之内',
  higher: '高于估值区间',
  muchHigher: `高于估值区间，且比中位数高 ${MUCH_PERCENT}% 或更多`,
  fewListings: `同车系报价少于 ${LEAST_LISTINGS} 条`,
  scattered: '同类车的报价相差太大',
  implausible: '标价或车辆信息与同类车对不上',
};

/** 低 0.72 万; the middle is what half of such cars are asked less for. */
export function fromMedianWords(price: number, median: number): string {
  const distance = wanAmount(Math.abs(price - median));
  if (distance === '0.00') return '持平';
  return `${price < median ? '低' : '高'} ${distance} 万`;
}
