import { describe, expect, it } from 'vitest';
import { carValue } from './car-value.ts';
import { labelPrice } from './price-label.ts';
import { lavida } from './test-offer.ts';

const NOW = new Date('2025-04-10T00:00:00Z');

describe('the price label', () => {
  const value = { priceYuan: 100_000, lowYuan: 88_049, highYuan: 113_000, listings: 238 };

  it('names the distance to the valuation, and the figures it was judged by', () => {
    expect(labelPrice(85_000, value)).toEqual({
      level: 'lower',
      percent: -15,
      text: '低于估值 15%',
      listings: 238,
      usual: { low: 8.8, median: 10, high: 11.3 },
    });
  });

  it('compares figures as they are shown', () => {
    expect(labelPrice(88_000, value).level).toBe('fair');
  });

  it('keeps the figures to itself where they judge nothing', () => {
    expect(labelPrice(85_000, { ...value, listings: 6 })).toMatchObject({
      level: 'fewListings',
      listings: 6,
      usual: null,
    });
    expect(labelPrice(100_000, null)).toMatchObject({ level: 'implausible', usual: null });
  });
});

describe('the value of a car for sale', () => {
  it('falls with its distance', () => {
    const driven = carValue({ ...lavida, mileageKm: 120_000 }, NOW);
    expect(driven?.priceYuan).toBeLessThan(carValue(lavida, NOW)?.priceYuan ?? 0);
  });

  it('rests on few listings where a series is hardly known, and is not told where the listing cannot be right', () => {
    expect(carValue({ ...lavida, brandName: '新牌', seriesName: '没人认识的车' }, NOW)?.listings).toBe(0);
    expect(carValue({ ...lavida, registeredOn: '2009-01-01' }, NOW)).toBeNull();
    expect(carValue({ ...lavida, mileageKm: 900_000 }, NOW)).toBeNull();
  });
});
