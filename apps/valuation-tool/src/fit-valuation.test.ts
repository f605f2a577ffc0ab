import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RetentionEdition, readModel, writeModel } from '@cheyantong/valuation/fitting';
import { afterAll, describe, expect, it } from 'vitest';
import { fitRetention } from './fit-retention.ts';
import { fitValuation } from './fit-valuation.ts';
import { byEnergy, measure } from './measure.ts';
import { syntheticListings } from './synthetic-listings.ts';
import { valueListings } from './value-listings.ts';

const folder = mkdtempSync(join(tmpdir(), 'valuation-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quietly = (): void => {};
const listings = syntheticListings(800, 7);
const { model, judged } = fitValuation(listings, quietly);

describe('fitting a valuation', () => {
  it('comes out the same to the digit when it is done again', () => {
    const again = fitValuation(syntheticListings(800, 7), quietly);
    expect(writeModel(again.model).equals(writeModel(model))).toBe(true);
  }, 60_000);

  it('learns the rules of an invented market from listings it then values without having seen them', () => {
    const { n, medianError } = measure(judged);
    expect(n).toBe(listings.length);
    expect(medianError).toBeLessThan(0.06);
  });

  it('gives intervals that hold about eight of ten held-out prices, for every energy', () => {
    for (const { coverage80 } of [measure(judged), ...Object.values(byEnergy(judged))]) {
      expect(coverage80).toBeGreaterThan(0.72);
      expect(coverage80).toBeLessThan(0.88);
    }
  });

  it('writes a file from which the same prices are read, but for rounding', () => {
    const path = join(folder, 'model.json.gz');
    writeFileSync(path, writeModel(model));
    const read = valueListings(readModel(path), listings);
    for (const [at, { priceYuan }] of valueListings(model, listings).entries()) {
      expect(Math.abs((read[at]?.priceYuan ?? 0) / priceYuan - 1)).toBeLessThan(0.01);
    }
  });

  it('keeps how well each series holds its guide price', () => {
    const kept = keptBy('甲二', model.retention.current);
    expect(kept?.[3]?.rate).toBeGreaterThan(0.5);
    expect(kept?.[3]?.rate).toBeLessThan(kept?.[1]?.rate ?? 0);
    expect(kept?.[5]?.rate).toBeLessThan(kept?.[3]?.rate ?? 0);
  });

  it('keeps the edition of the month before as well, from what was listed until then', () => {
    const { current, last } = model.retention;
    expect(current).toMatchObject({ month: '2025-04', since: '2024-05', listings: listings.length });
    const untilMarch = listings.filter(({ car }) => car.use.valuedOn < '2025-04');
    expect(last).toMatchObject({ month: '2025-03', since: '2024-04', listings: untilMarch.length });
    expect(keptBy('甲二', last)?.[3]?.listings).toBeLessThan(keptBy('甲二', current)?.[3]?.listings ?? 0);
  });

  it('keeps no edition of a month before which nothing was listed', () => {
    const ofApril = listings.filter(({ car }) => car.use.valuedOn >= '2025-04');
    expect(fitRetention(model, ofApril)).toMatchObject({ current: { month: '2025-04' }, last: null });
  });
});

const keptBy = (name: string, edition: RetentionEdition | null) =>
  edition?.rows.find(({ series }) => series === name)?.years;
