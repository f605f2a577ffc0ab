import { describe, expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';

const names = { brand: '本田', series: 'CR-V', city: '天津市' };
const words = (filters: Parameters<typeof activeFilters>[0]) =>
  activeFilters(filters, names).map((filter) => filter.words);

describe('the filters in force', () => {
  it('are none when nothing was chosen', () => {
    expect(words({})).toEqual([]);
  });

  it('say what was chosen, a range as one', () => {
    expect(
      words({
        brandId: '7',
        seriesId: '8',
        cityCode: '120100',
        priceMin: 5,
        priceMax: 10,
        ageMax: 3,
        mileageMax: 6,
      }),
    ).toEqual(['本田', 'CR-V', '天津市', '5–10 万', '车龄 3 年以内', '6 万公里以内']);
  });

  it('take the series away with its brand', () => {
    const [brand] = activeFilters({ brandId: '7', seriesId: '8' }, names);
    expect(brand?.without).toEqual({ brandId: undefined, seriesId: undefined });
  });
});
