import type { CallRequest, listParts } from '@cheyantong/contract';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { conditionsOf } from './conditions.ts';
import { parts } from './tables.ts';

type Wanted = Omit<CallRequest<typeof listParts>['body'], 'pageNum' | 'pageSize'>;

/** Whoever turns pages sees one list and one total; nobody counts or skips parts again for each page. */
const LISTS = { lifeMs: 10_000, size: 200 };

/**
 * The ids of all parts that fit a question, in its order, kept for a short while: every page is a piece of it, the last one
 * as quickly as the first. Ids are counted exactly up to 2^53.
 */
export class FoundParts {
  readonly #db: DbHandle;
  readonly #lists = new ShortLived<Promise<Float64Array>>(LISTS);

  constructor(db: DbHandle) {
    this.#db = db;
  }

  ids({ sortField, sort, ...filters }: Wanted): Promise<Float64Array> {
    return remembered(this.#lists, JSON.stringify([filters, sortField, sort]), async () => {
      const found = this.#db
        .select({ id: parts.id })
        .from(parts)
        .where(conditionsOf(this.#db, filters))
        .orderBy(...orderOf(sortField, sort))
        .as('found');
      // One text instead of a hundred thousand rows: it is read ten times as fast.
      const [all] = await this.#db
        .select({ ids: sql<string | null>`string_agg(${found.id}::text, ',')` })
        .from(found);
      return all?.ids ? Float64Array.from(all.ids.split(','), Number) : new Float64Array();
    });
  }
}

/** Newest first unless a price is asked for; parts without a price come last, cheapest or dearest. */
function orderOf(field: Wanted['sortField'], direction: Wanted['sort'] = 'desc'): SQL[] {
  const inDirection = direction === 'asc' ? asc : desc;
  if (field !== 'price') return [inDirection(parts.publishedAt), inDirection(parts.id)];
  return [sql`${inDirection(parts.priceCents)} nulls last`, desc(parts.id)];
}
