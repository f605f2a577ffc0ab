import { monthOf, monthsLater } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import type { Car, CarUse, ModelFacts } from './car.ts';
import { exampleCar } from './example-car.ts';
import { PRICE_KINDS, type PriceKind } from './kinds.ts';
import { currentModel } from './model/valuation-model.ts';
import { priceCurve } from './price-curve.ts';
import { pricesElsewhere } from './prices-elsewhere.ts';
import { valueCar } from './value-car.ts';

const model = currentModel();

const changed = (facts: Partial<ModelFacts>, use: Partial<CarUse> = {}): Car => ({
  model: { ...exampleCar.model, ...facts },
  use: { ...exampleCar.use, ...use },
});

const electric = changed({
  brand: '特斯拉',
  series: 'Model Y',
  year: 2022,
  trim: '后轮驱动版',
  energy: '纯电动',
  level: '中型SUV',
  horsepower: 263,
  displacement: null,
  drive: '后置后驱',
  guidePriceYuan: 301_840,
});
const luxurious = changed({
  brand: '奔驰',
  series: '奔驰E级',
  year: 2021,
  trim: 'E 300 L 豪华型',
  level: '中大型车',
  horsepower: 258,
  displacement: '2.0L',
  drive: '前置后驱',
  guidePriceYuan: 495_800,
});
const unknown = changed({ brand: '新牌', series: '没人认识的车', trim: '标准版', guidePriceYuan: null });
const cars: [string, Car][] = [
  ['an ordinary car', exampleCar],
  ['an electric car', electric],
  ['a luxurious car', luxurious],
  ['a car nobody has seen', unknown],
];

const rising = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

describe.each(cars)('the value of %s', (_name, car) => {
  const value = valueCar(model, car);

  it('lies inside of its interval', () => {
    expect(value.lowYuan).toBeLessThan(value.priceYuan);
    expect(value.highYuan).toBeGreaterThan(value.priceYuan);
  });

  it('adds up from a typical car and what makes this one different', () => {
    const sum = value.factors.reduce((total, { amountYuan }) => total + amountYuan, value.startYuan);
    expect(sum).toBe(value.priceYuan);
  });

  it('never rises with the distance driven', () => {
    const prices = Array.from({ length: 60 }, (_, at) => at * 4_000 + 100).map(
      (mileageKm) => valueCar(model, { ...car, use: { ...car.use, mileageKm } }).priceYuan,
    );
    expect(prices.every((price, at) => at === 0 || price <= (prices[at - 1] ?? 0))).toBe(true);
    expect(prices.at(-1)).toBeLessThan(prices[0] ?? 0);
  });

  it('never rises with age', () => {
    const prices = Array.from({ length: 56 }, (_, at) => -at).map(
      (months) =>
        valueCar(model, {
          ...car,
          use: { ...car.use, registered: monthOf(monthsLater('2025-03-01', months)) },
        }).priceYuan,
    );
    expect(prices.every((price, at) => at === 0 || price <= (prices[at - 1] ?? 0))).toBe(true);
    expect(prices.at(-1)).toBeLessThan(prices[0] ?? 0);
  });

  it('is higher for a better condition, and for a dealer selling than buying', () => {
    const { excellent, good, normal } = value.prices;
    for (const kind of Object.keys(PRICE_KINDS) as PriceKind[]) {
      expect(rising([normal[kind].midYuan, good[kind].midYuan, excellent[kind].midYuan])).toBe(true);
    }
    for (const { dealerBuy, individual, dealerSell } of [excellent, good, normal]) {
      expect(rising([dealerBuy.midYuan, individual.midYuan, dealerSell.midYuan])).toBe(true);
    }
    expect(good.dealerSell.midYuan).toBe(value.priceYuan);
  });
});

describe('a model with few listings or none', () => {
  it('is priced with a wider interval than the same car of a well-known model', () => {
    const width = (car: Car): number => {
      const { lowYuan, highYuan } = valueCar(model, car);
      return highYuan / lowYuan;
    };
    expect(width(changed({ trim: '从未见过的配置' }))).toBeGreaterThan(width(exampleCar));
    expect(width(unknown)).toBeGreaterThan(width(changed({ trim: '从未见过的配置' })));
  });

  it('rests on too small a sample where not even the series is known', () => {
    expect(valueCar(model, unknown)).toMatchObject({
      sampleTooSmall: true,
      listings: { model: 0, series: 0 },
    });
    expect(valueCar(model, electric).sampleTooSmall).toBe(false);
  });
});

describe('the curve of a price', () => {
  const curve = priceCurve(model, exampleCar);

  it('goes 12 months back and 6 ahead, and meets the valuation today', () => {
    expect(curve.map(({ month }) => month).slice(0, 2)).toEqual(['2024-04', '2024-05']);
    expect(curve.length).toBe(19);
    expect(curve.filter(({ forecast }) => forecast).length).toBe(6);
    expect(curve[12]?.priceYuan).toBe(valueCar(model, exampleCar).priceYuan);
  });

  it('is less sure the farther it looks ahead', () => {
    const widths = curve.slice(12).map(({ lowYuan, highYuan }) => highYuan / lowYuan);
    expect(rising(widths)).toBe(true);
  });

  it('does not begin before the car was registered', () => {
    const young = changed({ year: 2025 }, { registered: '2025-02', mileageKm: 1_000 });
    expect(priceCurve(model, young)[0]?.month).toBe('2025-02');
  });
});

it('tells what the same car is worth in other cities', () => {
  const elsewhere = pricesElsewhere(model, exampleCar);
  expect(elsewhere.length).toBe(30);
  const { priceYuan } = valueCar(model, exampleCar);
  expect(pricesElsewhere(model, exampleCar, ['120100'])).toEqual([{ cityCode: '120100', priceYuan }]);
});
