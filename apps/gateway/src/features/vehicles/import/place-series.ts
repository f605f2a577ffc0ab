import { and, eq, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { brands, series } from '../tables.ts';
import { bodyOf } from './body-of.ts';
import { initialOf } from './initial.ts';
import type { ModelDraft } from './model-draft.ts';

export type SeriesRow = typeof series.$inferSelect;

/** Finds or creates the series of each draft, and its brand. The first draft of a new series decides what is derived. */
export async function placeSeries(
  db: DbHandle,
  drafts: readonly ModelDraft[],
): Promise<(draft: ModelDraft) => SeriesRow> {
  const brandIds = await placeBrands(db, unique(drafts.map(({ brand }) => brand)));
  const brandIdOf = ({ brand }: ModelDraft): bigint => known(brandIds.get(brand), brand);
  const keyOf = (draft: ModelDraft): string => seriesKey(brandIdOf(draft), draft.series);
  const firstDrafts = [...new Map(drafts.toReversed().map((draft) => [keyOf(draft), draft])).values()];

  await db
    .insert(series)
    .values(
      firstDrafts.map((draft) => ({
        brandId: brandIdOf(draft),
        name: draft.series,
        maker: draft.maker ?? draft.brand,
        level: draft.level,
        body: bodyOf(draft),
      })),
    )
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(series)
    .where(
      and(
        inArray(series.brandId, [...brandIds.values()]),
        inArray(series.name, unique(drafts.map((draft) => draft.series))),
      ),
    );
  const found = new Map(rows.map((row) => [seriesKey(row.brandId, row.name), row]));
  return (draft) => known(found.get(keyOf(draft)), draft.series);
}

/** Writes down what a draft says about its series and the catalogue says otherwise. */
export async function correctSeries(db: DbHandle, row: SeriesRow, draft: ModelDraft): Promise<void> {
  const said = {
    maker: draft.maker ?? row.maker,
    level: draft.level ?? row.level,
    body: draft.body ?? row.body,
  };
  if (said.maker === row.maker && said.level === row.level && said.body === row.body) return;
  await db.update(series).set(said).where(eq(series.id, row.id));
}

async function placeBrands(db: DbHandle, names: string[]): Promise<Map<string, bigint>> {
  await db
    .insert(brands)
    .values(names.map((name) => ({ name, initial: initialOf(name) })))
    .onConflictDoNothing();
  const rows = await db
    .select({ name: brands.name, id: brands.id })
    .from(brands)
    .where(inArray(brands.name, names));
  return new Map(rows.map(({ name, id }) => [name, id]));
}

const seriesKey = (brandId: bigint, name: string): string => `${brandId} ${name}`;

const unique = (names: string[]): string[] => [...new Set(names)];

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`${name} was just placed and is not there`);
  return found;
}
