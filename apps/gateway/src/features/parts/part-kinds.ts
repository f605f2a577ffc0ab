import type { CallRequest, listPartGroups, PartTypeOption } from '@cheyantong/contract';
import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { fitting } from './fits.ts';
import { partGroups } from './part-columns.ts';
import { parts, partTypes } from './tables.ts';

type Car = CallRequest<typeof listPartGroups>['query'];

const ANSWERS = { lifeMs: 30_000, size: 500 };

/** Groups and types, each with how many parts of it are for sale, or for sale and fitting a car. */
export class PartKinds {
  readonly #db: DbHandle;
  readonly #answers = new ShortLived<Promise<PartTypeOption[]>>(ANSWERS);

  constructor(db: DbHandle) {
    this.#db = db;
  }

  groups(car: Car): Promise<PartTypeOption[]> {
    return remembered(this.#answers, JSON.stringify(car), async () => {
      const found = await this.#db
        .select({ id: partGroups.id, label: partGroups.name, count: count(parts.id) })
        .from(partGroups)
        .leftJoin(partTypes, eq(partTypes.parentId, partGroups.id))
        .leftJoin(parts, this.#counted(car))
        .where(isNull(partGroups.parentId))
        .groupBy(partGroups.id)
        .orderBy(asc(partGroups.sort), asc(partGroups.id));
      return found.map(toOption);
    });
  }

  typesOf(groupId: bigint, car: Car): Promise<PartTypeOption[]> {
    return remembered(this.#answers, JSON.stringify({ group: String(groupId), ...car }), async () => {
      const found = await this.#db
        .select({ id: partTypes.id, label: partTypes.name, count: count(parts.id) })
        .from(partTypes)
        .leftJoin(parts, this.#counted(car))
        .where(eq(partTypes.parentId, groupId))
        .groupBy(partTypes.id)
        .orderBy(asc(partTypes.sort), asc(partTypes.id));
      return found.map(toOption);
    });
  }

  #counted(car: Car): SQL | undefined {
    return and(eq(parts.typeId, partTypes.id), eq(parts.status, 'onSale'), fitting(this.#db, car));
  }
}

const toOption = ({ id, ...option }: { id: bigint; label: string; count: number }): PartTypeOption => ({
  value: String(id),
  ...option,
});
