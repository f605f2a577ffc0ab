import type { CallRequest, listParts } from '@cheyantong/contract';
import { and, eq, exists, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { dealers } from '../dealers/tables.ts';
import { series } from '../vehicles/tables.ts';
import { partFits, parts, partTypes } from './tables.ts';
import { saying } from './words.ts';

type Query = CallRequest<typeof listParts>['body'];
export type PartFilters = Omit<Query, 'pageNum' | 'pageSize' | 'sortField' | 'sort'>;

/** An id that names nothing of ours fits no part. */
const isId = (column: Parameters<typeof eq>[0], id: string): SQL => {
  const own = ownIdFrom(id);
  return own === null ? sql`false` : eq(column, own);
};

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

/** Parts that fit the car; every part when no car is named. */
export function fitting(
  db: DbHandle,
  { brandId, seriesId, modelYear }: Pick<PartFilters, 'brandId' | 'seriesId' | 'modelYear'>,
): SQL | undefined {
  if (!brandId && !seriesId) return undefined;
  return exists(
    db
      .select({ found: sql`1` })
      .from(partFits)
      .innerJoin(series, eq(series.id, partFits.seriesId))
      .where(
        and(
          eq(partFits.partId, parts.id),
          brandId ? isId(series.brandId, brandId) : undefined,
          seriesId ? isId(series.id, seriesId) : undefined,
          ...(seriesId && modelYear
            ? [lte(partFits.yearFrom, modelYear), gte(partFits.yearTo, modelYear)]
            : []),
        ),
      ),
  );
}
