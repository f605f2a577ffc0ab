import type { CallRequest, listParts } from '@cheyantong/contract';
import { PAGE } from '@cheyantong/domain';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { conditionsOf } from './conditions.ts';
import type { PartKinds } from './part-kinds.ts';
import { parts } from './tables.ts';

type Wanted = Omit<CallRequest<typeof listParts>['body'], 'pageNum' | 'pageSize'>;

/** Whoever turns pages sees one list and one total; nobody counts or skips parts again for each page. */
const LISTS = { lifeMs: 10_000, size: 200 };

/** So many are fetched at a time: of a long list to have all costs ten times as much, and most people see its first pages. */
const AT_A_TIME = 600;

interface Stretch {
  /** Parts that come before it. */
  before: number;
  /** How many there are in all, where that is known. */
  total?: number | undefined;
}

interface Piece {
  order: SQL[];
  offset: number;
  limit: number;
}

interface Page {
  ids: bigint[];
  total: number;
}

/**
 * The ids of parts that fit a question, in its order, and how many there are, kept for a short while: a page is a piece of
 * them. Ids are counted exactly up to 2^53.
 */
export class FoundParts {
  readonly #db: DbHandle;
  readonly #kinds: PartKinds;
  readonly #atATime: number;
  /** A page that begins in a stretch may end in the next. */
  readonly #longest: number;
  readonly #stretches = new ShortLived<Promise<Float64Array>>(LISTS);
  readonly #totals = new ShortLived<Promise<number>>(LISTS);

  constructor(
    db: DbHandle,
    kinds: PartKinds,
    { atATime = AT_A_TIME, largestPage = PAGE.maxSize }: { atATime?: number; largestPage?: number } = {},
  ) {
    this.#db = db;
    this.#kinds = kinds;
    this.#atATime = atATime;
    this.#longest = atATime + largestPage;
  }

  async page(wanted: Wanted, { skip, size }: { skip: number; size: number }): Promise<Page> {
    const question = JSON.stringify(wanted);
    const before = skip - (skip % this.#atATime);
    const totalOf = (count: () => Promise<number>) => remembered(this.#totals, inAnyOrder(wanted), count);
    const known = before > 0 ? await totalOf(() => this.#count(wanted)) : undefined;
    const stretch = await remembered(this.#stretches, `${before} ${question}`, () =>
      this.#ids(wanted, { before, total: known }),
    );
    const ids = stretch.subarray(skip - before, skip - before + size);
    const total = known ?? (await totalOf(() => this.#countFrom(stretch, wanted)));
    return { ids: Array.from(ids, BigInt), total };
  }

  /** Of a known number they are counted from the nearer end. */
  async #ids(wanted: Wanted, { before, total = Infinity }: Stretch): Promise<Float64Array> {
    const end = Math.min(before + this.#longest, total);
    const fromEnd = total - end < before;
    const ids = await this.#inOrder(wanted, {
      order: orderOf(wanted, fromEnd),
      offset: fromEnd ? total - end : before,
      limit: Math.max(0, end - before),
    });
    return fromEnd ? ids.reverse() : ids;
  }

  async #inOrder(wanted: Wanted, { order, offset, limit }: Piece): Promise<Float64Array> {
    const found = this.#db
      .select({ id: parts.id })
      .from(parts)
      .where(conditionsOf(this.#db, wanted))
      .orderBy(...order)
      .offset(offset)
      .limit(limit)
      .as('found');
    // One text instead of a thousand rows: it is read ten times as fast.
    const [all] = await this.#db
      .select({ ids: sql<string | null>`string_agg(${found.id}::text, ',')` })
      .from(found);
    return all?.ids ? Float64Array.from(all.ids.split(','), Number) : new Float64Array();
  }

  /** Where the first stretch holds all of them, they need not be counted; what has come since others were is in it. */
  async #countFrom(first: Float64Array, wanted: Wanted): Promise<number> {
    if (first.length < this.#longest) return first.length;
    return Math.max(first.length, await this.#count(wanted));
  }

  /** Of a kind there are as many as stand beside its name. */
  #count(wanted: Wanted): Promise<number> {
    if (isOfKindAlone(wanted)) return this.#kinds.onSale(wanted);
    return this.#db.$count(parts, conditionsOf(this.#db, wanted));
  }
}

const isOfKindAlone = ({ condition, grade, cityCode, keywords }: Wanted): boolean =>
  !condition && !grade && !cityCode && !keywords;

/** However they are sorted, they are as many. */
const inAnyOrder = ({ sortField: _field, sort: _sort, ...filters }: Wanted): string =>
  JSON.stringify(filters);

/** Newest first unless a price is asked for; parts without a price come last, cheapest or dearest. Or all of it from its end. */
function orderOf({ sortField, sort = 'desc' }: Wanted, fromEnd: boolean): SQL[] {
  const ascends = (sort === 'asc') !== fromEnd;
  const inDirection = ascends ? asc : desc;
  if (sortField !== 'price') return [inDirection(parts.publishedAt), inDirection(parts.id)];
  return [
    sql`${inDirection(parts.priceCents)} nulls ${sql.raw(fromEnd ? 'first' : 'last')}`,
    (fromEnd ? asc : desc)(parts.id),
  ];
}
