import type { CallRequest, listParts } from '@cheyantong/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, series } from '../vehicles/tables.ts';
import { FoundParts } from './found-parts.ts';
import { type OfferedPart, selectParts } from './part-columns.ts';
import { dismantlers, partFits, parts } from './tables.ts';

type Query = CallRequest<typeof listParts>['body'];

/** Parts on offer. */
export class Parts {
  readonly #db: DbHandle;
  readonly #found: FoundParts;

  constructor(db: DbHandle) {
    this.#db = db;
    this.#found = new FoundParts(db);
  }

  async search({ pageNum, pageSize, ...wanted }: Query): Promise<{ list: OfferedPart[]; total: number }> {
    const found = await this.#found.ids(wanted);
    const ids = [...found.subarray((pageNum - 1) * pageSize, pageNum * pageSize)].map(BigInt);
    return { list: ids.length > 0 ? await this.#inOrder(ids) : [], total: found.length };
  }

  /** What was sold since the list was made is left out of it. */
  async #inOrder(ids: readonly bigint[]): Promise<OfferedPart[]> {
    const rows = await selectParts(this.#db).where(
      and(inArray(parts.id, [...ids]), eq(parts.status, 'onSale')),
    );
    const byId = new Map(rows.map((row) => [row.part.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
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
}

export type FoundPart = NonNullable<Awaited<ReturnType<Parts['find']>>>;
