import { type Service, yuanText } from '@cheyantong/domain';

/** Said instead of a figure that too few orders stand behind. */
export const TOO_FEW = '样本不足';

const HOUR = 60;
const DAY = 24 * HOUR;

/** 299 of 29900 cents; 19.90 keeps its cents. */
export const priceText = (cents: number): string => yuanText(cents).replace(/\.00$/, '');

/** 29–59; one figure where all ask the same. */
export const pricesText = ({ from, to }: { from: number; to: number }): string =>
  from === to ? priceText(from) : `${priceText(from)}–${priceText(to)}`;

/** 约 12 分钟, 约 3 小时, 约 2 天: nobody plans by the exact minute. */
export function durationWords(minutes: number): string {
  if (minutes < HOUR) return `约 ${Math.max(1, Math.round(minutes))} 分钟`;
  if (minutes < DAY) return `约 ${Math.round(minutes / HOUR)} 小时`;
  return `约 ${Math.round(minutes / DAY)} 天`;
}

/** 96.8% of 0.968 */
export const shareWords = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What counts as done: not everything can be "found". */
export const RATE_WORDS: Record<Service, string> = {
  repair: '查到比例',
  accident: '查到比例',
  battery: '出具比例',
  inspection: '办成比例',
  valuation: '办成比例',
};
