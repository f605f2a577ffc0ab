import type { CallRequest, listPartGroups, PartTypeOption } from '@cheyantong/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { fitting } from './fits.ts';
import { parts, partTypes } from './tables.ts';

type Car = CallRequest<typeof listPartGroups>['query'];

/** A type of part, or its group. */
interface OfKind {
  typeId?: string | undefined;
  parentTypeId?: string | undefined;
}

interface CountedKind {
  id: bigint;
  /** A group is in none. */
  groupId: bigint | null;
  label: string;
  count: number;
}

/** To count a hundred thousand parts takes twenty milliseconds; a list of some hundred counts itself. */
const ANSWERS = { lifeMs: 30_000, size: 500 };

/** Groups and types, each with how many parts of it are for sale, or for sale and fitting a car. All is counted at once, so that it adds up. */
export class PartKinds {
  readonly #db: DbHandle;
  readonly #answers = new ShortLived<Promise<CountedKind[]>>(ANSWERS);

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async groups(car: Car): Promise<PartTypeOption[]> {
    const kinds = await this.#counted(car);
    const byGroup = Map.groupBy(kinds, ({ groupId }) => groupId);
    return (byGroup.get(null) ?? []).map((group) =>
      toOption({ ...group, count: sumOf(byGroup.get(group.id) ?? []) }),
    );
  }

  async typesOf(groupId: bigint, car: Car): Promise<PartTypeOption[]> {
    const kinds = await this.#counted(car);
    return kinds.filter((kind) => kind.groupId === groupId).map(toOption);
  }

  /** How many of a kind there are, or of all. */
  async onSale({ typeId, parentTypeId, ...car }: OfKind & Car): Promise<number> {
    const [ofType, ofGroup] = [idOf(typeId), idOf(parentTypeId)];
    if (ofType === null || ofGroup === null) return 0;
    const kinds = await this.#counted(car);
    return sumOf(
      kinds.filter(
        ({ id, groupId }) =>
          (ofType === undefined || id === ofType) && (ofGroup === undefined || groupId === ofGroup),
      ),
    );
  }

  #counted({ brandId, seriesId, modelYear }: Car): Promise<CountedKind[]> {
    const car = { brandId, seriesId, modelYear };
    return remembered(this.#answers, JSON.stringify(car), async () => {
      const counted = this.#db
        .select({ typeId: parts.typeId, onSale: count().as('on_sale') })
        .from(parts)
        .where(and(eq(parts.status, 'onSale'), fitting(this.#db, car)))
        .groupBy(parts.typeId)
        .as('counted');
      return this.#db
        .select({
          id: partTypes.id,
          groupId: partTypes.parentId,
          label: partTypes.name,
          count: sql`coalesce(${counted.onSale}, 0)`.mapWith(Number),
        })
        .from(partTypes)
        .leftJoin(counted, eq(counted.typeId, partTypes.id))
        .orderBy(asc(partTypes.sort), asc(partTypes.id));
    });
  }
}

/** Null names nothing of ours. */
const idOf = (text: string | undefined): bigint | null | undefined => (text ? ownIdFrom(text) : undefined);

const sumOf = (kinds: readonly CountedKind[]): number => kinds.reduce((sum, { count }) => sum + count, 0);

const toOption = ({ id, label, count }: CountedKind): PartTypeOption => ({
  value: String(id),
  label,
  count,
});
