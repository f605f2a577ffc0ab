import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { describe, expect, it } from 'vitest';
import { type Condition, is } from '../finding/condition.ts';
import { nearestCars } from './nearest.ts';
import { Selection } from './selection.ts';
import { Stock } from './stock.ts';
import { putCars, type TestCar } from './test-stock.ts';

const random = new SeededRandom(11);

const int = (low: number, high: number): number => Math.floor(random.between(low, high));

const drawCar = (id: number): TestCar => ({
  id,
  brandId: String(int(1, 5)),
  seriesId: String(int(1, 40)),
  modelId: String(int(1, 200)),
  dealerId: String(int(1, 30)),
  cityCode: random.pick(['130100', '110100', '310100']),
  cityName: '某市',
  provinceCode: random.pick(['130000', '110000']),
  energy: random.pick(['汽油', '汽油', '汽油', '纯电动']),
  gearbox: random.pick(['自动', '手动', '']),
  emission: '国VI',
  level: random.pick(['中型车', '紧凑型车', '']),
  body: 'SUV',
  color: random.pick(['白色', '黑色', '红色']),
  status: random.pick(['onSale', 'onSale', 'onSale', 'sold']),
  // Round, so that many cars share a figure.
  priceYuan: int(1, 60) * 5_000,
  mileageKm: int(0, 200_000),
  registeredDay: int(15_000, 20_000),
  publishedSecond: int(1_700_000_000, 1_790_000_000),
  transfers: int(0, 4),
});

function fits(car: TestCar, condition: Condition): boolean {
  if ('anyOf' in condition) return condition.anyOf.some((one) => fits(car, one));
  if ('oneOf' in condition) return condition.oneOf.includes(car[condition.column]);
  if ('noneOf' in condition) return !condition.noneOf.includes(car[condition.column]);
  return car[condition.column] >= condition.least && car[condition.column] <= condition.most;
}

const CONDITIONS: readonly Condition[][] = [
  [],
  [is('seriesId', '7')],
  [is('brandId', '2'), is('cityCode', '110100')],
  [is('brandId', 'unknown')],
  [{ column: 'brandId', oneOf: ['1', '3', 'unknown'] }],
  [{ column: 'cityCode', noneOf: ['130100'] }, is('color', '白色')],
  [is('energy', '汽油'), { column: 'priceYuan', least: 50_000, most: 100_000 }],
  [is('dealerId', '4'), { column: 'mileageKm', least: 0, most: 77_777 }],
  [{ column: 'registeredDay', least: 16_001, most: 2 ** 32 - 1 }, is('gearbox', '手动')],
  [{ anyOf: [is('color', '红色'), is('modelId', '9'), { column: 'priceYuan', least: 0, most: 9_999 }] }],
  [{ anyOf: [] }],
];

describe('many cars in memory', () => {
  it('are found and sorted as by looking at each, while cars come, change and are sold', () => {
    const stock = new Stock();
    const cars = new Map<number, TestCar>();
    const bring = (ids: number[]) => {
      const brought = ids.map(drawCar);
      for (const car of brought) cars.set(car.id, car);
      putCars(stock, brought);
    };
    const compare = () => {
      const all = [...cars.values()].sort((one, other) => one.id - other.id);
      for (const conditions of CONDITIONS) {
        const fitting = all.filter(
          (car) => car.status === 'onSale' && conditions.every((condition) => fits(car, condition)),
        );
        const selection = new Selection(stock, conditions);
        expect(selection.total, JSON.stringify(conditions)).toBe(fitting.length);
        for (const figure of [0, 60_000, 250_000]) {
          const distance = ({ priceYuan }: TestCar): number => Math.abs(priceYuan - figure);
          const nearest = fitting.toSorted((one, other) => distance(one) - distance(other)).slice(0, 61);
          const slots = nearestCars(stock, conditions, { column: 'priceYuan', figure, count: 61 });
          expect(Array.from(slots, (slot) => stock.idOf(slot))).toEqual(nearest.map(({ id }) => id));
        }
        for (const column of ['priceYuan', 'publishedSecond'] as const) {
          const up = fitting.toSorted((one, other) => one[column] - other[column]).map(({ id }) => id);
          for (const [ascending, ids] of [
            [true, up],
            [false, up.toReversed()],
          ] as const) {
            for (const offset of [0, 1_000, fitting.length - 20]) {
              const slots = selection.slots({ column, ascending }, Math.max(0, offset), 50);
              expect(Array.from(slots, (slot) => stock.idOf(slot))).toEqual(
                ids.slice(Math.max(0, offset)).slice(0, 50),
              );
            }
          }
        }
      }
    };

    compare();
    bring(Array.from({ length: 12_000 }, (_, at) => 1_001 + at * 2));
    compare();
    // Some of these are changed, some new, and of the new ones many have lower ids than those that came before.
    bring(Array.from({ length: 5_000 }, (_, at) => 9_000 + at));
    compare();
    expect(stock.size).toBe(cars.size);
  });
});
