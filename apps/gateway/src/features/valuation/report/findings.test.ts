import { REPORT_FINDINGS } from '@cheyantong/contract/findings';
import { type Car, currentModel } from '@cheyantong/valuation';
import { exampleCar } from '@cheyantong/valuation/example-car';
import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';

const figures = currentModel();
const unknown: Car = {
  ...exampleCar,
  model: { ...exampleCar.model, brand: '新牌', series: '没人认识的车', guidePriceYuan: null },
};

describe.each([
  ['a well-known car', exampleCar],
  ['a car nobody has seen', unknown],
])('the valuation report of %s', (_name, car) => {
  const findings = findingsOf(figures, car, '天津市');

  it('has the shape that reports are checked by', () => {
    expect(REPORT_FINDINGS.valuation.parse(findings)).toEqual(findings);
  });

  it('adds up from a typical car to the price, to the cent of a 万', () => {
    const sum = findings.factors.reduce((total, { amount }) => total + amount, findings.startPrice ?? 0);
    expect(sum).toBeCloseTo(findings.evalPrice, 6);
    expect(findings.factors.map(({ name }) => name)).toContain('交易方式');
  });

  it('names the private price of a good car, inside of its interval', () => {
    const good = findings.prices.find(({ condition }) => condition === 'good');
    expect(findings.evalPrice).toBe(good?.individual.mid);
    expect(findings.lowPrice).toBeLessThan(findings.evalPrice);
    expect(findings.highPrice).toBeGreaterThan(findings.evalPrice);
    for (const { individual } of findings.prices) {
      expect(individual).toMatchObject({ low: findings.lowPrice, high: findings.highPrice });
    }
    expect(findings.verdict.sentence).toContain(
      `${findings.lowPrice?.toFixed(2)}–${findings.highPrice?.toFixed(2)} 万元`,
    );
    expect(findings.retentionRate).toBeCloseTo((findings.evalPrice / findings.guidePrice) * 100, 1);
  });

  it('has the three conditions in their order, inside of the interval of every kind of sale', () => {
    for (const kind of ['dealerBuy', 'individual', 'dealerSell'] as const) {
      const [excellent, good, normal] = findings.prices.map((row) => row[kind]);
      const places = [normal?.low, normal?.mid, good?.mid, excellent?.mid, excellent?.high];
      expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
    }
  });

  it('looks a year back and half a year ahead, each month with its interval', () => {
    expect(findings.trend.map(({ forecast }) => forecast)).toEqual([
      ...Array(13).fill(0),
      ...Array(6).fill(1),
    ]);
    expect(findings.trend.every(({ price, low = price, high = price }) => low < price && price < high)).toBe(
      true,
    );
  });

  it('compares twelve other cities, dearest first', () => {
    const prices = findings.cityPrices.map(({ price }) => price);
    expect(prices).toHaveLength(12);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(findings.cityPrices.map(({ cityName }) => cityName)).not.toContain('天津市');
  });
});

it('claims a price only where enough such cars were listed', () => {
  expect(findingsOf(figures, exampleCar, '天津市')).toMatchObject({
    verdict: { level: 'good', title: '车况良好的个人交易价' },
    sampleTooSmall: false,
    guidePrice: 15.59,
    sources: expect.arrayContaining([
      expect.objectContaining({ name: '同车系公开报价样本', result: 'found', range: '2024.04 – 2025.04' }),
    ]),
  });
  expect(findingsOf(figures, unknown, '天津市')).toMatchObject({
    verdict: { level: 'unknown', title: '样本不足' },
    sampleTooSmall: true,
    sampleSize: 0,
    sources: expect.arrayContaining([
      expect.objectContaining({ name: '同车系公开报价样本', result: 'none', note: '样本不足' }),
    ]),
  });
});
