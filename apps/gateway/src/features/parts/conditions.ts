import type { CallRequest, listParts } from '@cheyantong/contract';
import { and, eq, exists, gte, ilike, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { containing } from '../../db/like.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { dealers } from '../dealers/tables.ts';
import { series } from '../vehicles/tables.ts';
import { partFits, parts, partTypes } from './tables.ts';

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
    parentTypeId ? isId(partTypes.parentId, parentTypeId) : undefined,
    typeId ? isId(parts.typeId, typeId) : undefined,
    condition && eq(parts.condition, condition),
    grade && eq(parts.grade, grade),
    cityCode ? inPlace(cityCode) : undefined,
    fitting(db, filters),
    ...(keywords?.split(/\s+/) ?? []).map(saysSomewhere),
  );
}

/** A province is a code that ends in four zeros; its cities share its beginning. */
function inPlace(code: string): SQL {
  const province = /^(\d\d)0000$/.exec(code)?.[1];
  return province ? like(dealers.cityCode, `${province}%`) : eq(dealers.cityCode, code);
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

const saysSomewhere = (word: string): SQL | undefined =>
  or(...[parts.name, parts.modelName, parts.oeNo].map((column) => ilike(column, containing(word))));
