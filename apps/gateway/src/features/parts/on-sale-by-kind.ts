import { and, count, desc, eq, inArray, max, min } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { fitting } from './fits.ts';
import { partGroups } from './part-columns.ts';
import { parts, partTypes } from './tables.ts';

const NAME = { typeId: partTypes.id, parentTypeId: partGroups.id, typeName: partTypes.name };
const groupOfType = eq(partGroups.id, partTypes.parentId);

/** Every kind of part by name. */
export const partKindNames = (db: DbHandle) =>
  db.select(NAME).from(partTypes).innerJoin(partGroups, groupOfType);

/** How many parts of these kinds are for sale that fit the car, from what price in cents to what. */
export function partsOnSale(
  db: DbHandle,
  { typeIds, seriesId }: { typeIds?: readonly bigint[]; seriesId?: bigint },
  most: number,
) {
  const onSale = count();
  return db
    .select({ ...NAME, onSale, from: min(parts.priceCents), to: max(parts.priceCents) })
    .from(parts)
    .innerJoin(partTypes, eq(partTypes.id, parts.typeId))
    .innerJoin(partGroups, groupOfType)
    .where(
      and(
        eq(parts.status, 'onSale'),
        typeIds && inArray(parts.typeId, [...typeIds]),
        seriesId === undefined ? undefined : fitting(db, { seriesId: String(seriesId) }),
      ),
    )
    .groupBy(partTypes.id, partGroups.id)
    .orderBy(desc(onSale), partTypes.id)
    .limit(most);
}
