import { describe, expect, it } from 'vitest';
import { labelPrice } from './price-label.ts';

const NOW = new Date('2026-11-15T00:00:00Z');

const threeYearsOld = (priceYuan: number, guidePriceYuan: number | null = 200_000) =>
  labelPrice({ priceYuan, guidePriceYuan, registeredOn: '2023-06-01', energy: '汽油' }, NOW);

describe('the price label', () => {
  it('names the distance to the new-car guide price, and both figures in the reason', () => {
    expect(threeYearsOld(116_000)).toEqual({
      level: 'fair',
      text: '低于新车指导价 42%',
      reason: '本车售价 11.6 万元，新车指导价 20 万元；车龄 3 年的燃油车，市场要价多为指导价的 49%–62%。',
    });
  });

  it.each([
    [80_000, 'muchLower'],
    [90_000, 'lower'],
    [110_000, 'fair'],
    [130_000, 'higher'],
    [150_000, 'muchHigher'],
  ])('ranks %d yuan among cars of the same age as %s', (price, level) => {
    expect(threeYearsOld(price)?.level).toBe(level);
  });

  it('judges the same share of the guide price by age', () => {
    const offer = { priceYuan: 100_000, guidePriceYuan: 200_000, energy: '汽油' } as const;
    expect(labelPrice({ ...offer, registeredOn: '2026-03-01' }, NOW)?.level).toBe('muchLower');
    expect(labelPrice({ ...offer, registeredOn: '2018-03-01' }, NOW)?.level).toBe('muchHigher');
  });

  it('says above and level with the guide price as well', () => {
    expect(threeYearsOld(210_000)?.text).toBe('高于新车指导价 5%');
    expect(threeYearsOld(200_400)?.text).toBe('与新车指导价持平');
  });

  it('is silent without a guide price, for an unbelievable price, and where few cars compare', () => {
    expect(threeYearsOld(100_000, null)).toBeNull();
    expect(threeYearsOld(1_000)).toBeNull();
    expect(threeYearsOld(2_000_000)).toBeNull();
    expect(
      labelPrice(
        { priceYuan: 9_000, guidePriceYuan: 90_000, registeredOn: '2001-01-01', energy: '汽油' },
        NOW,
      ),
    ).toBeNull();
    expect(
      labelPrice(
        { priceYuan: 9_000, guidePriceYuan: 90_000, registeredOn: '2016-01-01', energy: '纯电动' },
        NOW,
      ),
    ).toBeNull();
  });
});
