import type { RetentionRank } from '@cheyantong/contract';
import { csvText } from '../../http/csv-text.ts';

const HEAD = [
  '名次',
  '品牌',
  '车系',
  '级别',
  '能源',
  '新车指导价',
  '车龄（年）',
  '保值率（%）',
  '区间下限（%）',
  '区间上限（%）',
  '样本数',
  '上期保值率（%）',
  '名次变化',
  '期次',
  '上期',
];

export function retentionCsv({ list, years, period, lastPeriod }: RetentionRank): string {
  const rows = list.map((row) => [
    row.rank,
    row.brandName,
    row.seriesName,
    row.level,
    row.energyType,
    row.guidePriceRange,
    years,
    row.retentionRate,
    row.low,
    row.high,
    row.sampleSize,
    row.lastRate,
    row.rankChange ?? (lastPeriod && '新上榜'),
    period,
    lastPeriod,
  ]);
  return csvText([HEAD, ...rows]);
}
