import type { RetentionRow } from '@cheyantong/contract';
import { groupedNumber, seriesWithBrand } from '@cheyantong/domain';
import { longMonthWords } from '../../shared/words.ts';
import { showroomAddress } from '../used-cars/index.ts';
import { AGES } from './retention-query.ts';

/** What a row tells of the age that is looked at, without the others. */
export type RowAtOneAge = Omit<RetentionRow, 'curve'>;

/** 71.2% */
export const percentWords = (percent: number): string => `${percent.toFixed(1)}%`;

/** 69.8–72.6% */
export const intervalWords = ({ low, high }: { low: number; high: number }): string =>
  `${low.toFixed(1)}–${percentWords(high)}`;

export const countWords = (count: number): string => groupedNumber(count);

/** A brand, or a series with its brand where that is known. */
export const rowName = ({ brandName, seriesName }: RowAtOneAge): string =>
  seriesName === null ? brandName : seriesWithBrand(brandName, seriesName).trim();

/** Series of one name are told apart by their brand and drive. */
export const rowKey = ({ brandName, seriesName, energyType }: RowAtOneAge): string =>
  [brandName, seriesName, energyType].join('/');

/** 紧凑型车 · 汽油 */
export const rowRemark = ({ level, energyType }: RowAtOneAge): string =>
  [level, energyType].filter(Boolean).join(' · ');

/** What became of it since the last edition, in a sentence. */
export function sinceLastWords(
  { rankChange, lastRate, seriesName }: RetentionRow,
  lastPeriod: string,
): string {
  const edition = `${longMonthWords(lastPeriod)}榜`;
  if (rankChange === null || lastRate === null) return `${edition}样本不足、未列出，本期新上榜。`;
  const others = `${Math.abs(rankChange)} 个${seriesName === null ? '品牌' : '车系'}`;
  const move = rankChange === 0 ? '名次持平' : rankChange > 0 ? `超过了 ${others}` : `被 ${others}超过`;
  return `${edition}为 ${percentWords(lastRate)}，此后${move}。`;
}

/** Ranks that more than one row holds. */
export function sharedRanks(rows: readonly RowAtOneAge[]): ReadonlySet<number> {
  const seen = new Set<number>();
  return new Set(rows.map(({ rank }) => rank).filter((rank) => seen.has(rank) || !seen.add(rank)));
}

/** Where the bars end: at the guide price, or above it where cars are asked more for than when they were new. */
export function barsEnd(figures: readonly { high: number }[]): number {
  const highest = Math.max(100, ...figures.map(({ high }) => high));
  return Math.ceil(highest / 10) * 10;
}

/** One scale for the curves of all rows, so that one can be held against another. */
export const curvesEnd = (rows: readonly RetentionRow[]): number =>
  barsEnd(rows.flatMap(({ curve }) => curve));

/** The best row that has figures at every age; else the best. */
export const firstToShow = (rows: readonly RetentionRow[]): RetentionRow | undefined =>
  rows.find(({ curve }) => curve.length === AGES.length) ?? rows[0];

/** The showroom narrowed to the row; none where our catalogue does not know it. */
export function carsForSale({ brandId, seriesId, seriesName }: RowAtOneAge): string | undefined {
  if (brandId === null || (seriesName !== null && seriesId === null)) return undefined;
  return showroomAddress({ pageNum: 1, brandId, seriesId: seriesId ?? undefined });
}
