import type { CallRequest, listParts } from '@cheyantong/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { fitsOf, type PartFitRow } from './fits.ts';
import { FoundParts } from './found-parts.ts';
import { type OfferedPart, selectParts } from './part-columns.ts';
import type { PartKinds } from './part-kinds.ts';
import { dismantlers, parts } from './tables.ts';

type Query = CallRequest<typeof listParts>['body'];

export type ListedPart = OfferedPart & { fits: PartFitRow[] };

/** Parts on offer. */
export class Parts {
  readonly #db: DbHandle;
  readonly #found: FoundParts;

  constructor(db: DbHandle, kinds: PartKinds) {
    this.#db = db;
    this.#found = new FoundParts(db, kinds);
  }

  async search({ pageNum, pageSize, ...wanted }: Query): Promise<{ list: ListedPart[]; total: number }> {
    const place = { skip: (pageNum - 1) * pageSize, size: pageSize };
    const { ids, total } = await this.#found.page(wanted, place);
    return { list: ids.length > 0 ? await this.#inOrder(ids) : [], total };
  }

  /** What was sold since the list was made is left out of it. */
  async #inOrder(ids: readonly bigint[]): Promise<ListedPart[]> {
    const rows = await selectParts(this.#db).where(
      and(inArray(parts.id, [...ids]), eq(parts.status, 'onSale')),
    );
    const byId = new Map(rows.map((row) => [row.part.id, row]));
    const fits = Map.groupBy(await fitsOf(this.#db, ids), ({ partId }) => partId);
    return ids.flatMap((id) => {
      const part = byId.get(id);
      return part ? [{ ...part, fits: fits.get(id) ?? [] }] : [];
    });
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
    return { ...offered, dismantler: dismantler ?? null, fits: await fitsOf(this.#db, [id]) };
  }
}

export type FoundPart = NonNullable<Awaited<ReturnType<Parts['find']>>>;
