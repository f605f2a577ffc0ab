import type { UsedCarQuery } from '@cheyantong/contract';
import { beijingDay, COLORS, EMISSION_STANDARDS, ENERGY_TYPES, GEAR_TYPES, LEVELS } from '@cheyantong/domain';
import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../../test/gateway.ts';
import { Showroom } from '../showroom.ts';
import { usedCars } from '../tables.ts';
import { openTestYard } from '../test-cars.ts';
import { MOST_SIMILAR } from './car-finder.ts';
import { type Condition, is } from './condition.ts';
import { yearsBefore } from './years-before.ts';

type Car = typeof usedCars.$inferSelect;

const CARS = 3_000;
const PLACES = [
  { provinceCode: '130000', cityCode: '130100', cityName: '石家庄市' },
  { provinceCode: '110000', cityCode: '110100', cityName: '北京市' },
];
const COLUMNS = {
  publishTime: 'publishedAt',
  price: 'priceYuan',
  mileage: 'mileageKm',
  recordDate: 'registeredOn',
} as const;

const random = new SeededRandom(42);
const today = beijingDay(new Date());
let gateway: TestGateway;
let cars: Car[];

beforeAll(async () => {
  gateway = await startTestGateway();
  const { db } = gateway.database;
  const { catalogue, dealer } = await openTestYard(db);
  const drawn = Array.from({ length: CARS }, (_, serial) => {
    const { brand, series, model } = random.pick(Object.values(catalogue));
    const age = 14 * random.next() ** 1.5;
    return {
      sourceKey: `drawn:${serial}`,
      ...{ brandId: brand.id, seriesId: series.id, modelId: model.id, dealerId: dealer.id },
      ...random.pick(PLACES),
      // Round figures, so that many cars share a place in an order and many stand on the edge of a range.
      priceYuan: Math.ceil(40 * 0.85 ** age * random.next()) * 10_000,
      mileageKm: Math.round(age * random.next()) * 10_000,
      registeredOn: yearsBefore(today, age),
      energy: random.pickWeighted(ENERGY_TYPES, (energy) => (energy === '汽油' ? 50 : 1)),
      gearbox: random.pickWeighted([...GEAR_TYPES, null], (gearbox) => (gearbox === '自动' ? 20 : 1)),
      emission: age < 6 ? '国VI' : random.pick(EMISSION_STANDARDS),
      level: random.pick([...LEVELS.slice(0, 3), null]),
      body: 'SUV',
      color: random.pick([...COLORS.slice(0, 4), '一种新颜色']),
      status: random.pickWeighted(['onSale', 'sold'] as const, (status) => (status === 'onSale' ? 9 : 1)),
      publishedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(300 * random.next()))),
    };
  });
  for (let at = 0; at < CARS; at += 1_000) await db.insert(usedCars).values(drawn.slice(at, at + 1_000));
  cars = (await db.select().from(usedCars)).filter(({ status }) => status === 'onSale');
});
afterAll(() => gateway.close());

/** Now and then a value, otherwise no filter at all. */
const sometimes = <T>(values: readonly T[]): T | undefined =>
  random.next() < 0.25 ? random.pick(values) : undefined;

const drawQuery = (): UsedCarQuery => ({
  pageNum: random.pick([1, 1, 2, 3, 40]),
  pageSize: 12,
  brandId: sometimes(cars.slice(0, 9).map(({ brandId }) => String(brandId))),
  cityCode: sometimes(['130100', '130000', '110100']),
  priceMin: sometimes([3, 5, 7]),
  priceMax: sometimes([5, 10, 13]),
  mileageMax: sometimes([1, 3, 4.5]),
  ageMin: sometimes([1, 3, 10]),
  ageMax: sometimes([1, 5, 8]),
  energyType: sometimes(['汽油', '汽油', '纯电动']),
  gearType: sometimes(GEAR_TYPES),
  emissionStandard: sometimes(['国V', '国VI']),
  level: sometimes(LEVELS.slice(0, 2)),
  color: sometimes([...COLORS.slice(0, 2), '一种新颜色']),
  sortField: sometimes(Object.keys(COLUMNS)),
  sort: sometimes(['asc', 'desc']),
});

/** What a look through all cars, one by one, would come to. */
function lookThroughAll(query: UsedCarQuery): { ids: string[]; total: number } {
  const { priceMin = 0, priceMax = Infinity, mileageMax = Infinity, ageMin, ageMax } = query;
  const wanted = (word: string | undefined, had: unknown) => word === undefined || word === had;
  const fitting = cars.filter(
    (car) =>
      wanted(query.brandId, String(car.brandId)) &&
      (wanted(query.cityCode, car.cityCode) || wanted(query.cityCode, car.provinceCode)) &&
      car.priceYuan >= priceMin * 10_000 &&
      car.priceYuan <= priceMax * 10_000 &&
      car.mileageKm <= mileageMax * 10_000 &&
      (ageMin === undefined || car.registeredOn <= yearsBefore(today, ageMin)) &&
      (ageMax === undefined || car.registeredOn >= yearsBefore(today, ageMax)) &&
      wanted(query.energyType, car.energy) &&
      wanted(query.gearType, car.gearbox) &&
      wanted(query.emissionStandard, car.emission) &&
      wanted(query.level, car.level) &&
      wanted(query.color, car.color),
  );
  const field = (query.sortField ?? 'publishTime') as keyof typeof COLUMNS;
  const usual = field === 'publishTime' || field === 'recordDate' ? 'desc' : 'asc';
  const direction = ((query.sortField && query.sort) || usual) === 'asc' ? 1 : -1;
  const compare = <T>(one: T, other: T): number => (one < other ? -direction : one > other ? direction : 0);
  const column = COLUMNS[field];
  fitting.sort((one, other) => compare(one[column], other[column]) || compare(one.id, other.id));
  const from = (query.pageNum - 1) * query.pageSize;
  return {
    ids: fitting.slice(from, from + query.pageSize).map(({ id }) => String(id)),
    total: fitting.length,
  };
}

describe.each(['memory', 'database'] as const)('looking for cars in the %s', (kind) => {
  const openShowroom = () => new Showroom(gateway.database.db, { finder: kind, mayLagMs: 0 });

  it('gives for any filter in any order what a look through all cars gives', async () => {
    const showroom = openShowroom();
    for (let draw = 0; draw < 200; draw++) {
      const query = drawQuery();
      const { list, total } = await showroom.search(query, null);
      const told = { ids: list.map(({ vehicleId }) => vehicleId), total };
      expect(told, JSON.stringify(query)).toEqual(lookThroughAll(query));
    }
  });

  it('understands every kind of condition', async () => {
    const { finder } = openShowroom();
    const [{ brandId, dealerId } = cars[0] as Car] = cars;
    const expectations: [Condition[], (car: Car) => boolean][] = [
      [[{ column: 'gearbox', noneOf: ['自动'] }], ({ gearbox }) => gearbox !== '自动'],
      [[{ column: 'brandId', noneOf: [String(brandId)] }], (car) => car.brandId !== brandId],
      [
        [{ column: 'level', oneOf: [LEVELS[0], LEVELS[1]] }],
        ({ level }) => level === LEVELS[0] || level === LEVELS[1],
      ],
      [[{ column: 'seriesId', oneOf: ['no id', '1', '99999999999999999999'] }], () => false],
      [[{ anyOf: [] }], () => false],
      [
        [{ anyOf: [is('energy', '纯电动'), { column: 'priceYuan', least: 0, most: 20_000 }] }],
        ({ energy, priceYuan }) => energy === '纯电动' || priceYuan <= 20_000,
      ],
      [[is('dealerId', String(dealerId))], () => true],
      [[{ column: 'priceYuan', least: 400_001, most: 2 ** 32 - 1 }], ({ priceYuan }) => priceYuan > 400_000],
    ];
    for (const [conditions, fits] of expectations) {
      expect(await finder.count(conditions), JSON.stringify(conditions)).toBe(cars.filter(fits).length);
    }
  });

  it('finds the nearest in price, of the same series first, the lower id where two are as near', async () => {
    const { finder } = openShowroom();
    for (const original of cars.slice(0, 20)) {
      const distance = ({ priceYuan }: Car): number => Math.abs(priceYuan - original.priceYuan);
      const nearest = cars
        .filter(({ id }) => id !== original.id)
        .sort((one, other) => distance(one) - distance(other) || Number(one.id - other.id));
      const ofSeries = nearest.filter(({ seriesId }) => seriesId === original.seriesId);
      const ofLevel = nearest.filter(
        ({ seriesId, level }) => level !== null && level === original.level && seriesId !== original.seriesId,
      );
      const expected = [...ofSeries, ...ofLevel].slice(0, MOST_SIMILAR).map(({ id }) => id);
      expect(await finder.similar(original)).toEqual(expected);
    }
  });

  it('names the words that lead to a car', async () => {
    const { finder } = openShowroom();
    for (const column of ['color', 'gearbox', 'brandId', 'cityCode'] as const) {
      const words = new Set(cars.flatMap((car) => (car[column] === null ? [] : String(car[column]))));
      expect((await finder.wordsOnSale(column)).sort()).toEqual([...words].sort());
    }
  });

  it('counts the cars of brands and series, with their prices from and to, also after one is sold', async () => {
    const { finder } = openShowroom();
    const { db } = gateway.database;
    const expectCounted = async (onSale: readonly Car[]) => {
      for (const column of ['brandId', 'seriesId'] as const) {
        const byId = Map.groupBy(onSale, (car) => car[column]);
        const expected = [...byId].map(([id, its]) => {
          const prices = its.map(({ priceYuan }) => priceYuan);
          return [id, { onSale: its.length, from: Math.min(...prices), to: Math.max(...prices) }] as const;
        });
        expect(await finder.onSaleBy(column, [...byId.keys(), 9_999_999n])).toEqual(new Map(expected));
      }
      expect(await finder.onSaleBy('brandId', [])).toEqual(new Map());
    };
    const cheapest = cars.toSorted((one, other) => one.priceYuan - other.priceYuan)[0] as Car;
    const isCheapest = eq(usedCars.id, cheapest.id);
    await expectCounted(cars);
    await db.update(usedCars).set({ status: 'sold' }).where(isCheapest);
    await expectCounted(cars.filter((car) => car !== cheapest));
    await db.update(usedCars).set({ status: 'onSale' }).where(isCheapest);
  });
});
