import type { CallRequest, listParts } from '@cheyantong/contract';
import { and, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import { fitting, isId } from './fits.ts';
import { parts, partTypes } from './tables.ts';
import { saying } from './words.ts';

type Query = CallRequest<typeof listParts>['body'];
export type PartFilters = Omit<Query, 'pageNum' | 'pageSize' | 'sortField' | 'sort'>;

/** What a part has to be to stand in this list. */
export function conditionsOf(db: DbHandle, filters: PartFilters): SQL | undefined {
  const { parentTypeId, typeId, condition, grade, cityCode, keywords } = filters;
  return and(
    eq(parts.status, 'onSale'),
    parentTypeId ? inArray(parts.typeId, typesOf(db, parentTypeId)) : undefined,
    typeId ? isId(parts.typeId, typeId) : undefined,
    condition && eq(parts.condition, condition),
    grade && eq(parts.grade, grade),
    cityCode ? inArray(parts.supplierId, suppliersIn(db, cityCode)) : undefined,
    fitting(db, filters),
    keywords ? saying(keywords) : undefined,
  );
}

const typesOf = (db: DbHandle, groupId: string) =>
  db.select({ id: partTypes.id }).from(partTypes).where(isId(partTypes.parentId, groupId));

/** A province is a code that ends in four zeros; its cities share its beginning. */
function suppliersIn(db: DbHandle, code: string) {
  const province = /^(\d\d)0000$/.exec(code)?.[1];
  const place = province ? like(dealers.cityCode, `${province}%`) : eq(dealers.cityCode, code);
  return db.select({ id: dealers.id }).from(dealers).where(place);
}
