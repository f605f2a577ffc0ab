import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { licenceDealers, placeDealers } from '../../dealers/index.ts';
import { dealers } from '../../dealers/tables.ts';
import { brands, series } from '../../vehicles/tables.ts';
import { DEMO_ASSEMBLIES, DEMO_KINDS } from '../demo/kinds.ts';
import { partGroups } from '../part-columns.ts';
import { dismantlers, parts, partTypes } from '../tables.ts';
import type { NamedFit, PartDraft } from './part-draft.ts';

export interface KnownSupplier {
  id: bigint;
  trade: string;
  licence: string | null;
}

/** Suppliers by name, new ones added; one without a licence gets what the operator's file says. */
export async function placeSuppliers(
  db: DbHandle,
  drafts: readonly PartDraft[],
): Promise<Map<string, KnownSupplier>> {
  const shops = new Map(
    drafts.flatMap(({ supplier, city }) =>
      city
        ? [
            [
              supplier,
              { name: supplier, trade: 'reusedParts' as const, cityCode: city.code, cityName: city.name },
            ],
          ]
        : [],
    ),
  );
  if (shops.size > 0) await placeDealers(db, [...shops.values()]);
  // Of two licences in one file the first is taken, and the other is told as a mistake.
  const licences = drafts
    .toReversed()
    .flatMap(({ supplier, licence }) => (licence ? [[supplier, licence] as const] : []));
  await licenceDealers(db, new Map(licences));
  const rows = await db
    .select({
      name: dealers.name,
      id: dealers.id,
      trade: dealers.trade,
      licence: dealers.remanufactureLicence,
    })
    .from(dealers)
    .where(inArray(dealers.name, unique(drafts.map(({ supplier }) => supplier))));
  return new Map(rows.map(({ name, ...known }) => [name, known]));
}

/** Kinds by name; a new one is added to the group that its row names. */
export async function placeKinds(db: DbHandle, drafts: readonly PartDraft[]): Promise<Map<string, bigint>> {
  const known = await kindsNamed(db, drafts);
  const missing = new Map(
    drafts.flatMap(({ kind, group }) => (group && !known.has(kind) ? [[kind, group]] : [])),
  );
  if (missing.size === 0) return known;
  const groups = await placeGroups(db, unique([...missing.values()]));
  await db
    .insert(partTypes)
    .values(
      [...missing].map(([name, group]) => ({
        name,
        parentId: groups.get(group) ?? null,
        drawing: drawingOf(name),
      })),
    )
    .onConflictDoNothing();
  return kindsNamed(db, drafts);
}

async function kindsNamed(db: DbHandle, drafts: readonly PartDraft[]): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ name: partTypes.name, id: partTypes.id })
    .from(partTypes)
    .innerJoin(partGroups, eq(partGroups.id, partTypes.parentId))
    .where(inArray(partTypes.name, unique(drafts.map(({ kind }) => kind))));
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function placeGroups(db: DbHandle, names: string[]): Promise<Map<string, bigint>> {
  await db
    .insert(partTypes)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();
  const rows = await db
    .select({ name: partTypes.name, id: partTypes.id })
    .from(partTypes)
    .where(and(inArray(partTypes.name, names), isNull(partTypes.parentId)));
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Kinds that we have a drawing of show it, wherever they come from. */
const drawingOf = (name: string): string | null =>
  Object.values({ ...DEMO_KINDS, ...DEMO_ASSEMBLIES })
    .flat()
    .find((kind) => kind.name === name)?.drawing ?? null;

export async function placeDismantlers(
  db: DbHandle,
  drafts: readonly PartDraft[],
): Promise<Map<string, bigint>> {
  const named = new Map(
    drafts.flatMap(({ dismantler }) => (dismantler ? [[dismantler.name, dismantler]] : [])),
  );
  if (named.size === 0) return new Map();
  await db
    .insert(dismantlers)
    .values([...named.values()])
    .onConflictDoNothing();
  const rows = await db
    .select({ name: dismantlers.name, id: dismantlers.id })
    .from(dismantlers)
    .where(inArray(dismantlers.name, [...named.keys()]));
  return new Map(rows.map(({ name, id }) => [name, id]));
}

export const seriesKey = ({ brand, series: line }: Pick<NamedFit, 'brand' | 'series'>): string =>
  `${brand}\u0000${line}`;

/** The series of the catalogue that the drafts name; none is added: which cars there are is not a supplier's to say. */
export async function findSeries(db: DbHandle, drafts: readonly PartDraft[]): Promise<Map<string, bigint>> {
  const names = unique(drafts.flatMap(({ fits }) => fits.map((fit) => fit.series)));
  const rows = await db
    .select({ id: series.id, brand: brands.name, series: series.name })
    .from(series)
    .innerJoin(brands, eq(brands.id, series.brandId))
    .where(inArray(series.name, names));
  return new Map(rows.map((row) => [seriesKey(row), row.id]));
}

/** Which part bears each of the drafts' trace codes. */
export async function findCodeHolders(
  db: DbHandle,
  drafts: readonly PartDraft[],
): Promise<Map<string, string>> {
  const codes = drafts.flatMap(({ facts }) => facts.traceCode ?? []);
  const rows = await db
    .select({ code: parts.traceCode, sourceKey: parts.sourceKey })
    .from(parts)
    .where(inArray(parts.traceCode, codes));
  return new Map(rows.flatMap(({ code, sourceKey }) => (code ? [[code, sourceKey]] : [])));
}

const unique = (names: string[]): string[] => [...new Set(names)];
