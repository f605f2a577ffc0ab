import { isAssembly, isUnsellable } from '@cheyantong/domain';
import { SPARES } from '@cheyantong/drawings/spares';
import { count, countDistinct, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/client.ts';
import { openTestYard } from '../used-cars/test-cars.ts';
import { models, series } from '../vehicles/tables.ts';
import { DEMO_ASSEMBLIES, DEMO_KINDS } from './demo/kinds.ts';
import { loadDemoParts } from './demo.ts';
import { partFits, parts, partTypes } from './tables.ts';

const NOW = new Date('2026-11-15T08:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { catalogue } = await openTestYard(database.db);
  const levin = { brandId: catalogue.corolla.brand.id, name: '雷凌', maker: '广汽丰田', body: '三厢轿车' };
  const [twin] = await database.db.insert(series).values(levin).returning({ id: series.id });
  if (!twin) throw new Error('no twin');
  const { id: _, ...corolla } = catalogue.corolla.model;
  await database.db.insert(models).values({ ...corolla, seriesId: twin.id });
  await loadDemoParts(database.db, NOW);
});
afterAll(() => database.close());

describe('demonstration parts', () => {
  it('fill a warehouse of many kinds and suppliers', async () => {
    const [spread] = await database.db
      .select({
        offers: count(),
        kinds: countDistinct(parts.typeId),
        suppliers: countDistinct(parts.supplierId),
      })
      .from(parts);
    expect(spread?.offers).toBeGreaterThanOrEqual(900);
    expect(spread?.kinds).toBeGreaterThanOrEqual(40);
    expect(spread?.suppliers).toBeGreaterThanOrEqual(20);
  });

  it('are believable: cheaper than new, offered after the donor was scrapped, fitting the donor’s years', async () => {
    const fits = Map.groupBy(await database.db.select().from(partFits), ({ partId }) => partId);
    for (const part of await database.db.select().from(parts)) {
      if (part.priceCents !== null) expect(part.priceCents).toBeLessThan(part.newPriceCents ?? 0);
      expect(Date.parse(part.scrappedOn ?? '')).toBeLessThan(part.publishedAt.getTime());
      expect(part.publishedAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(part.tests.every(({ passed }) => passed)).toBe(part.grade !== 'C');
      const donorYear = Number(/ (\d{4})款/.exec(part.donorModel ?? '')?.[1]);
      const ofDonor = fits
        .get(part.id)
        ?.some(({ yearFrom, yearTo }) => yearFrom <= donorYear && donorYear <= yearTo);
      expect(ofDonor).toBe(true);
    }
  });

  it('fit the twin of a car as well, where they lie under the skin', async () => {
    const rows = await database.db
      .select({ partId: parts.id, kind: partTypes.name, series: series.name })
      .from(parts)
      .innerJoin(partTypes, eq(partTypes.id, parts.typeId))
      .innerJoin(partFits, eq(partFits.partId, parts.id))
      .innerJoin(series, eq(series.id, partFits.seriesId));
    const fitsOf = (kind: string) =>
      [...Map.groupBy(rows, ({ partId }) => partId).values()]
        .filter(([row]) => row?.kind === kind)
        .map((fits) =>
          fits
            .map((fit) => fit.series)
            .sort()
            .join('、'),
        );
    expect(fitsOf('发电机')).toContain('卡罗拉、雷凌');
    expect(fitsOf('前大灯总成')).toContain('卡罗拉');
    expect(fitsOf('前大灯总成')).not.toContain('卡罗拉、雷凌');
  });

  it('have a drawing of every kind', () => {
    const drawings = Object.values({ ...DEMO_KINDS, ...DEMO_ASSEMBLIES }).flatMap((kinds) =>
      kinds.map(({ drawing }) => drawing),
    );
    expect(drawings.filter((drawing) => !SPARES.some((spare) => spare === drawing))).toEqual([]);
  });

  it('offer assemblies as remanufactured products only, and nothing else so', async () => {
    const assemblies = Object.values(DEMO_ASSEMBLIES).flat();
    const reused = Object.values(DEMO_KINDS).flat();
    expect(assemblies.every(({ name }) => isAssembly(name))).toBe(true);
    expect(reused.some(({ name }) => isAssembly(name) || isUnsellable(name))).toBe(false);
    const made = await database.db.select().from(parts).where(eq(parts.condition, 'remanufactured'));
    expect(made.length).toBeGreaterThanOrEqual(40);
    expect(made.every(({ ofAssembly, remanufactureLicence }) => ofAssembly && remanufactureLicence)).toBe(
      true,
    );
  });
});
