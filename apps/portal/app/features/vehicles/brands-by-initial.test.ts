import { describe, expect, it } from 'vitest';
import { brandsByInitial, brandsMatching } from './brands-by-initial.ts';

const brands = [
  { brandId: '1', brandName: '大众', initial: 'D' },
  { brandId: '2', brandName: '奥迪', initial: 'A' },
  { brandId: '3', brandName: '东风', initial: 'D' },
  { brandId: '4', brandName: 'MINI', initial: 'M' },
];

describe('finding a brand', () => {
  it('goes by letter, A to Z', () => {
    expect(brandsByInitial(brands).map(({ initial, brands: of }) => [initial, of.length])).toEqual([
      ['A', 1],
      ['D', 2],
      ['M', 1],
    ]);
  });

  it('goes by a part of the name in any case, or by the letter', () => {
    const found = (typed: string) => brandsMatching(brands, typed).map(({ brandName }) => brandName);
    expect(found('mini')).toEqual(['MINI']);
    expect(found('d')).toEqual(['大众', '东风']);
    expect(found('奥')).toEqual(['奥迪']);
    expect(found('')).toHaveLength(4);
  });
});
