import { and, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { partGroups } from './part-columns.ts';
import { partTypes } from './tables.ts';

/** Whether there is a group of this name with a kind of that name in it. */
export async function isPartKind(handle: DbHandle, group: string, kind: string): Promise<boolean> {
  const found = await handle
    .select({ id: partTypes.id })
    .from(partTypes)
    .innerJoin(partGroups, eq(partGroups.id, partTypes.parentId))
    .where(and(eq(partGroups.name, group), eq(partTypes.name, kind)))
    .limit(1);
  return found.length > 0;
}
