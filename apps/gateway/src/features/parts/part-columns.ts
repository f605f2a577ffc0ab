import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import { parts, partTypes } from './tables.ts';

export const partGroups = alias(partTypes, 'part_groups');

/** What a part is looked for by stays in the database. */
const { tokens: _tokens, oeKey: _oeKey, ...partColumns } = getTableColumns(parts);

const offeredPart = {
  part: partColumns,
  typeName: partTypes.name,
  drawing: partTypes.drawing,
  groupId: partGroups.id,
  groupName: partGroups.name,
  supplier: { name: dealers.name, cityName: dealers.cityName, phone: dealers.phone },
};

/** Parts with what their kind and their supplier are called. */
export const selectParts = (db: DbHandle) =>
  db
    .select(offeredPart)
    .from(parts)
    .innerJoin(partTypes, eq(partTypes.id, parts.typeId))
    .innerJoin(partGroups, eq(partGroups.id, partTypes.parentId))
    .innerJoin(dealers, eq(dealers.id, parts.supplierId));

export type OfferedPart = Awaited<ReturnType<typeof selectParts>>[number];
