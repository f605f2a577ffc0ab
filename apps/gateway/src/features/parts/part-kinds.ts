import type { PartTypeOption } from '@cheyantong/contract';
import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { partGroups } from './part-columns.ts';
import { parts, partTypes } from './tables.ts';

const ANSWERS = { lifeMs: 30_000, size: 100 };

/** Groups and types, each with how many parts of it are for sale. */
export class PartKinds {
  readonly #db: DbHandle;
  readonly #answers = new ShortLived<Promise<PartTypeOption[]>>(ANSWERS);

  constructor(db: DbHandle) {
    this.#db = db;
  }

  groups(): Promise<PartTypeOption[]> {
    return remembered(this.#answers, 'groups', async () => {
      const found = await this.#db
        .select({ id: partGroups.id, label: partGroups.name, count: count(parts.id) })
        .from(partGroups)
        .leftJoin(partTypes, eq(partTypes.parentId, partGroups.id))
        .leftJoin(parts, forSale(partTypes.id))
        .where(isNull(partGroups.parentId))
        .groupBy(partGroups.id)
        .orderBy(asc(partGroups.sort), asc(partGroups.id));
      return found.map(toOption);
    });
  }

  typesOf(groupId: bigint): Promise<PartTypeOption[]> {
    return remembered(this.#answers, String(groupId), async () => {
      const found = await this.#db
        .select({ id: partTypes.id, label: partTypes.name, count: count(parts.id) })
        .from(partTypes)
        .leftJoin(parts, forSale(partTypes.id))
        .where(eq(partTypes.parentId, groupId))
        .groupBy(partTypes.id)
        .orderBy(asc(partTypes.sort), asc(partTypes.id));
      return found.map(toOption);
    });
  }
}

const forSale = (typeId: typeof partTypes.id): SQL | undefined =>
  and(eq(parts.typeId, typeId), eq(parts.status, 'onSale'));

const toOption = ({ id, ...option }: { id: bigint; label: string; count: number }): PartTypeOption => ({
  value: String(id),
  ...option,
});
