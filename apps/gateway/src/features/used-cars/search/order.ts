import type { UsedCarQuery } from '@cheyantong/contract';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { usedCars } from '../tables.ts';

/** What the showroom sorts by, and the direction a visitor expects when none is given. */
const ORDERS = {
  publishTime: { column: usedCars.publishedAt, usual: 'desc' },
  price: { column: usedCars.priceYuan, usual: 'asc' },
  mileage: { column: usedCars.mileageKm, usual: 'asc' },
  recordDate: { column: usedCars.registeredOn, usual: 'desc' },
} as const;

/** The place of a car in an order: the value it is sorted by, exactly as the database writes it, and its id. */
export interface Place {
  value: string;
  id: bigint;
}

export type OrderField = keyof typeof ORDERS;

export interface Order {
  key: string;
  field: OrderField;
  ascending: boolean;
  by: SQL[];
  /** The value a car is sorted by, as text: a JavaScript date would lose the microseconds. */
  value: SQL<string>;
  after(place: Place): SQL;
}

export function orderOf({ sortField, sort }: Pick<UsedCarQuery, 'sortField' | 'sort'>): Order {
  const field = isField(sortField) ? sortField : 'publishTime';
  const { column, usual } = ORDERS[field];
  const direction = (isField(sortField) && sort) || usual;
  const ascending = direction === 'asc';
  const turned = ascending ? asc : desc;
  const type = sql.raw(column.getSQLType());
  return {
    key: `${field} ${direction}`,
    field,
    ascending,
    by: [turned(column), turned(usedCars.id)],
    value: sql<string>`${column}::text`,
    after: ({ value, id }) =>
      sql`(${column}, ${usedCars.id}) ${sql.raw(ascending ? '>' : '<')} (${value}::${type}, ${id})`,
  };
}

const isField = (name: string | undefined): name is OrderField =>
  name !== undefined && Object.hasOwn(ORDERS, name);
