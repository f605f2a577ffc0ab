import { beijingYear } from '@cheyantong/domain';
import { SeededRandom } from '@cheyantong/domain/seeded-random';
import type { DbHandle } from '../../db/handle.ts';
import { type PricedModel, pricedModels } from '../vehicles/index.ts';
import { DEMO_ASSEMBLIES, DEMO_KINDS, type DemoKind } from './demo/kinds.ts';
import { demoOffer } from './demo/offer.ts';
import { remanufactured } from './demo/remanufactured.ts';
import { loadDemoSources } from './demo/suppliers.ts';
import { twinFits } from './demo/twins.ts';
import { partFits, parts, partTypes } from './tables.ts';

const OFFERS = 2_400;
const REMANUFACTURED_OFFERS = 48;
const SEED = 20_260_801;
const BATCH = 400;
/** Younger cars are rarely scrapped. */
const YOUNGEST_DONOR_YEARS = 3;
/** Most parts come from cars that were built long and often: of each well-known brand the series with most years. */
const COMMON_SERIES_A_BRAND = 3;
const COMMON_SERIES_WEIGHT = 12;

type TypedKind = DemoKind & { typeId: bigint };

/** Suppliers, kinds and parts for the demonstration, made from the catalogue in the database. */
export async function loadDemoParts(db: DbHandle, now = new Date()): Promise<void> {
  const catalogue = await pricedModels(db, now);
  const donors = catalogue.filter(({ modelYear }) => beijingYear(now) - modelYear >= YOUNGEST_DONOR_YEARS);
  if (donors.length === 0) return;
  const random = new SeededRandom(SEED);
  const withDonors = (kinds: TypedKind[]) =>
    kinds
      .map((kind) => ({ kind, donors: donors.filter((donor) => hasKind(donor, kind)) }))
      .filter((candidate) => candidate.donors.length > 0);
  const kinds = withDonors(await loadKinds(db, DEMO_KINDS));
  const assemblies = withDonors(await loadKinds(db, DEMO_ASSEMBLIES));
  const sources = await loadDemoSources(db);
  const years = yearsMade(catalogue);
  const common = commonSeries(catalogue, years);
  const offerOf = (candidates: typeof kinds, serial: number) => {
    const { kind, donors: fitting } = random.pick(candidates);
    const donor = random.pickWeighted(fitting, ({ seriesId }) =>
      common.has(seriesId) ? COMMON_SERIES_WEIGHT : 1,
    );
    const madeIn = years.get(donor.seriesId) ?? [donor.modelYear, donor.modelYear];
    const { part, fit } = demoOffer({ serial, kind, donor, madeIn, sources }, random, now);
    const shared = kind.shared ? twinFits(fit, donor, catalogue, years) : [];
    return { part: { ...part, typeId: kind.typeId }, fit, shared };
  };
  const reused = Array.from({ length: OFFERS }, (_, at) => offerOf(kinds, at + 1));
  const assembled = Array.from({ length: REMANUFACTURED_OFFERS }, (_, at) => {
    const offer = offerOf(assemblies, OFFERS + at + 1);
    const { part, fit } = remanufactured(offer, sources.makers, random);
    return { part: { ...part, typeId: offer.part.typeId }, fit, shared: offer.shared };
  });
  const offers = [...reused, ...assembled];
  for (let from = 0; from < offers.length; from += BATCH) {
    const batch = offers.slice(from, from + BATCH);
    const added = await db
      .insert(parts)
      .values(batch.map(({ part }) => part))
      .returning({ id: parts.id, sourceKey: parts.sourceKey });
    const ids = new Map(added.map(({ id, sourceKey }) => [sourceKey, id]));
    await db.insert(partFits).values(
      batch.flatMap(({ part, fit, shared }) => {
        const partId = ids.get(part.sourceKey);
        return partId === undefined ? [] : [fit, ...shared].map((each) => ({ partId, ...each }));
      }),
    );
  }
}

async function loadKinds(db: DbHandle, named: Record<string, readonly DemoKind[]>): Promise<TypedKind[]> {
  const groups = Object.entries(named);
  const added = await db
    .insert(partTypes)
    .values(groups.map(([name]) => ({ name, sort: groupOrder(name) })))
    .returning();
  const typed: TypedKind[] = [];
  for (const [name, kinds] of groups) {
    const parentId = added.find((group) => group.name === name)?.id;
    if (parentId === undefined) throw new Error(`group ${name} was not stored`);
    const types = await db
      .insert(partTypes)
      .values(kinds.map(({ name, drawing }, sort) => ({ parentId, name, sort, drawing })))
      .returning();
    typed.push(
      ...kinds.flatMap((kind) =>
        types.flatMap((type) => (type.name === kind.name ? [{ ...kind, typeId: type.id }] : [])),
      ),
    );
  }
  return typed;
}

const groupOrder = (name: string): number => Object.keys({ ...DEMO_KINDS, ...DEMO_ASSEMBLIES }).indexOf(name);

function hasKind({ energy }: PricedModel, { only }: DemoKind): boolean {
  if (!only) return true;
  const electric = /纯电/.test(energy);
  return only === 'engine' ? !electric : electric || /插电|增程/.test(energy);
}

function yearsMade(catalogue: readonly PricedModel[]): Map<bigint, readonly [number, number]> {
  const years = new Map<bigint, readonly [number, number]>();
  for (const { seriesId, modelYear } of catalogue) {
    const [first, last] = years.get(seriesId) ?? [modelYear, modelYear];
    years.set(seriesId, [Math.min(first, modelYear), Math.max(last, modelYear)]);
  }
  return years;
}

function commonSeries(
  catalogue: readonly PricedModel[],
  years: ReadonlyMap<bigint, readonly [number, number]>,
): Set<bigint> {
  const spanOf = (seriesId: bigint): number => {
    const [first, last] = years.get(seriesId) ?? [0, 0];
    return last - first;
  };
  const hot = catalogue.filter(({ brandHot }) => brandHot);
  const byBrand = Map.groupBy(hot, ({ brandId }) => brandId);
  return new Set(
    [...byBrand.values()].flatMap((models) =>
      [...new Set(models.map(({ seriesId }) => seriesId))]
        .sort((one, other) => spanOf(other) - spanOf(one))
        .slice(0, COMMON_SERIES_A_BRAND),
    ),
  );
}
