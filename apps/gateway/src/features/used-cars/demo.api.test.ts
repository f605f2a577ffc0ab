import { INVENTED_BRAND } from '@cheyantong/domain';
import { count, countDistinct, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/client.ts';
import { dealers } from '../dealers/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { loadDemoUsedCars } from './demo.ts';
import { usedCars } from './tables.ts';
import { openTestYard } from './test-cars.ts';
import { yearsSince } from './units.ts';

const NOW = new Date('2026-11-15T08:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await openTestYard(database.db);
  await addInventedModel();
});
afterAll(() => database.close());

async function addInventedModel(): Promise<void> {
  const { db } = database;
  const [brand] = await db.insert(brands).values({ name: INVENTED_BRAND, initial: 'S' }).returning();
  if (!brand) throw new Error('the brand was inserted');
  const names = {
    brandId: brand.id,
    name: '远航 E5',
    level: '中型车',
    body: '三厢轿车',
    maker: '示例远航汽车',
  };
  const [e5] = await db.insert(series).values(names).returning();
  if (!e5) throw new Error('the series was inserted');
  const model = {
    seriesId: e5.id,
    year: 2026,
    trim: '610 长续航版',
    energy: '纯电动',
    guidePriceYuan: 189_800,
  };
  await db.insert(models).values(model);
}

describe('demonstration listings', () => {
  it('fill the yards of many cities once, however often they are loaded', async () => {
    expect((await loadDemoUsedCars(database.db, NOW)).inserted).toBeGreaterThanOrEqual(1_200);
    expect(await loadDemoUsedCars(database.db, NOW)).toEqual({ inserted: 0 });
    const [spread] = await database.db
      .select({ cities: countDistinct(usedCars.cityCode), dealers: countDistinct(usedCars.dealerId) })
      .from(usedCars);
    expect(spread?.cities).toBeGreaterThanOrEqual(64);
    expect(spread?.dealers).toBeGreaterThanOrEqual(80);
    const [all] = await database.db.select({ shops: count() }).from(dealers);
    expect(all?.shops).toBe((spread?.dealers ?? 0) + 1);
  });

  it('include a few of the cars that were evaluated, all of them for sale', async () => {
    const invented = await database.db
      .select({ status: usedCars.status })
      .from(usedCars)
      .innerJoin(brands, eq(brands.id, usedCars.brandId))
      .where(eq(brands.name, INVENTED_BRAND));
    expect(invented).toEqual(Array.from({ length: 6 }, () => ({ status: 'onSale' })));
  });

  it('are believable: age fits the model, distance the age, price the guide price', async () => {
    const cars = await database.db.select().from(usedCars).innerJoin(models, eq(models.id, usedCars.modelId));
    for (const { used_cars: car, models: model } of cars) {
      const years = yearsSince(car.registeredOn, NOW);
      const registeredIn = Number(car.registeredOn.slice(0, 4));
      expect(Math.abs(registeredIn - model.year)).toBeLessThanOrEqual(1);
      expect(years).toBeGreaterThan(0.1);
      expect(car.mileageKm / years).toBeLessThan(60_000);
      expect(car.priceYuan).toBeLessThan(model.guidePriceYuan ?? 0);
      expect(car.publishedAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(car.vin).toMatch(/^LDM[0-9A-Z]{14}$/);
    }
    expect(new Set(cars.map(({ used_cars: car }) => car.vin)).size).toBe(cars.length);
    expect(cars.some(({ used_cars: { status } }) => status === 'sold')).toBe(true);
  });
});
