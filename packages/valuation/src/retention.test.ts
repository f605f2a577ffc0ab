import { describe, expect, it } from 'vitest';
import { brandRetention, type RetentionRow, seriesRetention } from './retention.ts';

const row = (
  brand: string,
  series: string,
  rate: number,
  listings: number,
  more: Partial<RetentionRow> = {},
): RetentionRow => ({
  brand,
  series,
  energy: '汽油',
  level: '中型车',
  guideYuan: { least: 150_000, most: 200_000 },
  years: { 3: { rate, error: 0.01, listings } },
  ...more,
});

const rows = [
  row('甲牌', '甲一', 0.6, 30),
  row('甲牌', '甲二', 0.7, 10),
  row('乙牌', '乙电', 0.5, 40, { energy: '纯电动', level: '中型SUV' }),
  row('丙牌', '丙一', 0.9, 8),
];

describe('how well cars keep their price', () => {
  it('ranks series, best first, with an interval around each', () => {
    const ranking = seriesRetention(rows, { years: 3 });
    expect(ranking.map(({ name }) => name)).toEqual(['丙一', '甲二', '甲一', '乙电']);
    expect(ranking[1]?.low).toBeCloseTo(0.6872, 4);
    expect(ranking[1]?.high).toBeCloseTo(0.7128, 4);
  });

  it('ranks brands by the listings of their series, and leaves out those with too few', () => {
    const ranking = brandRetention(rows, { years: 3 });
    expect(ranking.map(({ name, listings }) => [name, listings])).toEqual([
      ['甲牌', 40],
      ['乙牌', 40],
    ]);
    expect(ranking[0]?.rate).toBeCloseTo(0.625);
    expect(ranking[0]?.error).toBeCloseTo(0.0079, 4);
  });

  it('can be asked for one energy, level, brand or age', () => {
    const names = (filter: Parameters<typeof seriesRetention>[1]) =>
      seriesRetention(rows, filter).map(({ name }) => name);
    expect(names({ years: 3, energy: '纯电动' })).toEqual(['乙电']);
    expect(names({ years: 3, level: '中型SUV' })).toEqual(['乙电']);
    expect(names({ years: 3, brand: '甲牌' })).toEqual(['甲二', '甲一']);
    expect(names({ years: 5 })).toEqual([]);
  });
});
