import { isAssembly, isUnsellable } from '@cheyantong/domain';
import { SPARES } from '@cheyantong/drawings/spares';
import { count, countDistinct, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/client.ts';
import { openTestYard } from '../used-cars/test-cars.ts';
import { DEMO_ASSEMBLIES, DEMO_KINDS } from './demo/kinds.ts';
import { loadDemoParts } from './demo.ts';
import { partFits, parts } from './tables.ts';

const NOW = new Date('2026-11-15T08:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await openTestYard(database.db);
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
    const fits = new Map(
      (await database.db.select().from(partFits)).map((fit) => [fit.partId, fit] as const),
    );
    for (const part of await database.db.select().from(parts)) {
      if (part.priceCents !== null) expect(part.priceCents).toBeLessThan(part.newPriceCents ?? 0);
      expect(Date.parse(part.scrappedOn ?? '')).toBeLessThan(part.publishedAt.getTime());
      expect(part.publishedAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(part.tests.every(({ passed }) => passed)).toBe(part.grade !== 'C');
      const fit = fits.get(part.id);
      const donorYear = Number(/ (\d{4})款/.exec(part.donorModel ?? '')?.[1]);
      expect(fit?.yearFrom).toBeLessThanOrEqual(donorYear);
      expect(fit?.yearTo).toBeGreaterThanOrEqual(donorYear);
    }
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
