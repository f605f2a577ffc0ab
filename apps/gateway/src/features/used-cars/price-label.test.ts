import { describe, expect, it } from 'vitest';
import { carValue } from './car-value.ts';
import { labelPrice } from './price-label.ts';
import { lavida } from './test-offer.ts';

const NOW = new Date('2025-04-10T00:00:00Z');

describe('the price label', () => {
  const value = carValue(lavida, NOW);
  if (!value) throw new Error('a well-known car has a value');

  it.each([
    [value.lowYuan - 1_000, 'muchLower'],
    [value.lowYuan + 500, 'lower'],
    [value.priceYuan, 'fair'],
    [value.highYuan - 500, 'higher'],
    [value.highYuan + 1_000, 'muchHigher'],
  ])('ranks %d yuan among what dealers ask for such cars as %s', (price, level) => {
    expect(labelPrice(price, value)?.level).toBe(level);
  });

  it('names the distance to the valuation, and all figures in the reason', () => {
    const given = { ...value, priceYuan: 100_000, lowYuan: 88_000, highYuan: 113_000 };
    expect(labelPrice(92_000, given)).toMatchObject({
      text: '低于估值 8%',
      reason:
        '本车标价 9.2 万元；按车型、车龄、里程和城市估算，同类车标价约 10 万元，十辆中约有八辆在 8.8–11.3 万元之间。',
    });
    expect(labelPrice(105_000, given)?.text).toBe('高于估值 5%');
    expect(labelPrice(100_300, given)?.text).toBe('与估值持平');
  });

  it('is silent for an unbelievable price, and where a car has no value to compare with', () => {
    expect(labelPrice(value.priceYuan / 10, value)).toBeNull();
    expect(labelPrice(value.priceYuan * 10, value)).toBeNull();
    expect(labelPrice(100_000, null)).toBeNull();
  });
});

describe('the value of a car for sale', () => {
  it('falls with its distance', () => {
    const driven = carValue({ ...lavida, mileageKm: 120_000 }, NOW);
    expect(driven?.priceYuan).toBeLessThan(carValue(lavida, NOW)?.priceYuan ?? 0);
  });

  it('is not told where too few such cars are known, or where the listing cannot be right', () => {
    expect(carValue({ ...lavida, brandName: '新牌', seriesName: '没人认识的车' }, NOW)).toBeNull();
    expect(carValue({ ...lavida, registeredOn: '2009-01-01' }, NOW)).toBeNull();
    expect(carValue({ ...lavida, mileageKm: 900_000 }, NOW)).toBeNull();
  });
});
