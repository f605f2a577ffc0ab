import type { CallRequest, listParts } from '@cheyantong/contract';
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { dealers } from '../dealers/tables.ts';
import { brands, series } from '../vehicles/tables.ts';
import { conditionsOf, type PartFilters } from './conditions.ts';
import { type OfferedPart, selectParts } from './part-columns.ts';
import { dismantlers, partFits, parts, partTypes } from './tables.ts';

type Query = CallRequest<typeof listParts>['body'];

/** Whoever turns pages sees one total; nobody counts everything for each page. */
const TOTALS = { lifeMs: 10_000, size: 500 };

/** Parts on offer. */
export class Parts {
  readonly #db: DbHandle;
  readonly #totals = new ShortLived<Promise<number>>(TOTALS);

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async search(query: Query): Promise<{ list: OfferedPart[]; total: number }> {
    const { pageNum, pageSize, sortField, sort, ...filters } = query;
    const list = await selectParts(this.#db)
      .where(conditionsOf(this.#db, filters))
      .orderBy(...orderOf(sortField, sort))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: await this.#count(filters) };
  }

  /** Sold ones are found as well: whoever kept the address should read what became of the part. */
  async find(id: bigint) {
    const [offered] = await selectParts(this.#db).where(eq(parts.id, id));
    if (!offered) return undefined;
    const { dismantlerId } = offered.part;
    const [dismantler] =
      dismantlerId === null
        ? []
        : await this.#db.select().from(dismantlers).where(eq(dismantlers.id, dismantlerId));
    return { ...offered, dismantler: dismantler ?? null, fits: await this.#fitsOf(id) };
  }

  #fitsOf(partId: bigint) {
    return this.#db
      .select({ fit: partFits, brandId: brands.id, brandName: brands.name, seriesName: series.name })
      .from(partFits)
      .innerJoin(series, eq(series.id, partFits.seriesId))
      .innerJoin(brands, eq(brands.id, series.brandId))
      .where(eq(partFits.partId, partId))
      .orderBy(asc(brands.name), asc(series.name), asc(partFits.yearFrom));
  }

  #count(filters: PartFilters): Promise<number> {
    return remembered(this.#totals, JSON.stringify(filters), async () => {
      const [counted] = await this.#db
        .select({ total: count() })
        .from(parts)
        .innerJoin(partTypes, eq(partTypes.id, parts.typeId))
        .innerJoin(dealers, eq(dealers.id, parts.supplierId))
        .where(conditionsOf(this.#db, filters));
      return counted?.total ?? 0;
    });
  }
}

export type FoundPart = NonNullable<Awaited<ReturnType<Parts['find']>>>;

/** Newest first unless a price is asked for; parts without a price come last, cheapest or dearest. */
function orderOf(field: Query['sortField'], direction: Query['sort'] = 'desc'): SQL[] {
  const inDirection = direction === 'asc' ? asc : desc;
  if (field !== 'price') return [inDirection(parts.publishedAt), inDirection(parts.id)];
  return [sql`${inDirection(parts.priceCents)} nulls last`, desc(parts.id)];
}
