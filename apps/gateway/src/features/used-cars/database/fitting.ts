import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ownIdFrom } from '../../../db/own-id.ts';
import { FIGURE_VALUES } from '../figure-values.ts';
import { HIGHEST_FIGURE, type Word } from '../finding/columns.ts';
import { type Condition, isRange, type Range } from '../finding/condition.ts';
import { usedCars } from '../tables.ts';

const IDS = ['brandId', 'seriesId', 'modelId', 'dealerId'] as const;

type IdColumn = (typeof IDS)[number];

const isId = (column: Word): column is IdColumn => IDS.some((id) => id === column);

/** Written out, not sent along: only so does PostgreSQL see that the indexes of cars for sale will do. */
const ON_SALE = sql`${usedCars.status} = 'onSale'`;

/** Cars for sale that fit every condition. */
export const fitting = (conditions: readonly Condition[]): SQL =>
  every([ON_SALE, ...conditions.map(fittingOne)]);

function fittingOne(condition: Condition): SQL {
  if ('anyOf' in condition) return or(...condition.anyOf.map(fittingOne)) ?? sql`false`;
  if (isRange(condition)) return between(condition);
  return 'oneOf' in condition
    ? hasOneOf(condition.column, condition.oneOf)
    : // A car of which nothing is said has none of the words.
      sql`(${hasOneOf(condition.column, condition.noneOf)}) is not true`;
}

function hasOneOf(column: Word, words: readonly string[]): SQL {
  if (isId(column)) {
    const ids = words.flatMap((word) => ownIdFrom(word) ?? []);
    return inArray(usedCars[column], ids);
  }
  return inArray(usedCars[column] as typeof usedCars.color, [...words]);
}

/** Open ends are left out: they are the ends of what the memory can hold, not of what the columns can. */
function between({ column, least, most }: Range): SQL {
  const figure = FIGURE_VALUES[column];
  return every([
    ...(least > 0 ? [sql`${figure} >= ${least}::bigint`] : []),
    ...(most < HIGHEST_FIGURE ? [sql`${figure} <= ${most}::bigint`] : []),
  ]);
}

const every = (conditions: SQL[]): SQL => and(...conditions) ?? sql`true`;
