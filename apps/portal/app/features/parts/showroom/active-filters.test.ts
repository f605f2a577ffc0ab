import { describe, expect, it } from 'vitest';
import { activeFilters, easiestToDrop } from './active-filters.ts';

const names = { group: '灯具', type: '前大灯', brand: '大众', series: '朗逸', city: '天津市' };
const everything = {
  keywords: 'LED',
  parentTypeId: '3',
  typeId: '31',
  brandId: '1',
  seriesId: '20',
  modelYear: 2021,
  grade: 'A',
  cityCode: '120100',
} as const;

describe('the conditions in force', () => {
  it('are none when nothing was chosen', () => {
    expect(activeFilters({}, {})).toEqual([]);
  });

  it('say what was chosen', () => {
    expect(activeFilters(everything, names).map(({ words }) => words)).toEqual([
      '“LED”',
      '灯具',
      '前大灯',
      '大众',
      '朗逸',
      '2021 款',
      'A 级',
      '天津市',
    ]);
  });

  it('take with them what cannot stand alone', () => {
    const without = (id: string) => activeFilters(everything, names).find((one) => one.id === id)?.without;
    expect(without('group')).toEqual({ parentTypeId: undefined, typeId: undefined });
    expect(without('brand')).toEqual({ brandId: undefined, seriesId: undefined, modelYear: undefined });
    expect(without('series')).toEqual({ seriesId: undefined, modelYear: undefined });
  });

  it('are given up from the words to the car', () => {
    const order = easiestToDrop(activeFilters(everything, names)).map(({ id }) => id);
    expect(order).toEqual(['keywords', 'grade', 'city', 'type', 'group', 'year', 'series', 'brand']);
  });
});
