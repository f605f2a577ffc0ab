import { groupedWhole, percentWords, wanWords } from './figures.ts';
import type { Mark } from './mark.ts';

/** Too few such cars: no price is claimed, anywhere. */
export const valuationMark = ({
  evalPrice,
  sampleTooSmall,
}: {
  evalPrice: number;
  sampleTooSmall?: boolean | undefined;
}): Mark =>
  sampleTooSmall ? { main: '—', caption: '样本不足' } : { main: evalPrice.toFixed(2), caption: '万元' };

/** What the price rests on. */
export function valuationCounts({
  cityName,
  guidePrice,
  retentionRate,
  sampleSize,
}: {
  cityName: string;
  guidePrice: number;
  retentionRate: number;
  sampleSize?: number | undefined;
}): string {
  const sample = sampleSize === undefined ? '' : `同车系样本 ${groupedWhole(sampleSize)} 条，`;
  return `${cityName}，${sample}新车指导价 ${wanWords(guidePrice)}，保值率 ${percentWords(retentionRate)}。`;
}

interface Interval {
  low: number;
  high: number;
}

interface Priced {
  evalPrice: number;
  lowPrice?: number | undefined;
  highPrice?: number | undefined;
  prices: readonly { condition: string; individual: Interval }[];
}

/** The one interval of the price; documents that do not name it have it among the conditions. */
export function intervalOf({ lowPrice, highPrice, evalPrice, prices }: Priced): Interval {
  const usual = prices.find(({ condition }) => condition === 'good')?.individual;
  return { low: lowPrice ?? usual?.low ?? evalPrice, high: highPrice ?? usual?.high ?? evalPrice };
}
