import type { UsedCarDetail } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { compareGroups, onlyDifferences } from './compare-rows.ts';

const car = (price: number, params: UsedCarDetail['params']) =>
  ({
    price,
    guidePrice: null,
    priceLabel: { text: '接近估值', usual: { low: 14, median: 15, high: 17 } },
    recordDate: '2022-03-15',
    mileage: 3.1,
    registrationRegionCityName: '天津市',
    dealer: { name: '示例车行' },
    params,
  }) as UsedCarDetail;

const power = (items: Record<string, string>) => [
  { group: '动力', items: Object.entries(items).map(([name, value]) => ({ name, value })) },
];

describe('comparing cars', () => {
  const groups = compareGroups([
    car(16.9, power({ 能源类型: '汽油', 排量: '2.0L' })),
    car(12, power({ 能源类型: '汽油', 纯电续航: '510 公里' })),
  ]);

  it('puts the offer first, then the facts of either car in their groups', () => {
    expect(groups.map(({ name }) => name)).toEqual(['车源', '动力']);
    expect(groups[1]?.rows).toEqual([
      { name: '能源类型', values: ['汽油', '汽油'], differs: false },
      { name: '排量', values: ['2.0L', '—'], differs: true },
      { name: '纯电续航', values: ['—', '510 公里'], differs: true },
    ]);
  });

  it('says how far each price is from its valuation', () => {
    expect(groups[0]?.rows[1]).toEqual({
      name: '与估值相差',
      values: ['高 1.90 万', '低 3.00 万'],
      differs: true,
    });
  });

  it('can leave out what is the same', () => {
    expect(onlyDifferences(groups).map(({ rows }) => rows.map(({ name }) => name))).toEqual([
      ['标价', '与估值相差'],
      ['排量', '纯电续航'],
    ]);
  });
});
