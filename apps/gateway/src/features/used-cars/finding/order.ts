import type { UsedCarQuery } from '@cheyantong/contract';
import type { Figure } from './columns.ts';

/** What the showroom sorts by, and the direction a visitor expects when none is given. */
const ORDERS = {
  publishTime: { column: 'publishedSecond', usual: 'desc' },
  price: { column: 'priceYuan', usual: 'asc' },
  mileage: { column: 'mileageKm', usual: 'asc' },
  recordDate: { column: 'registeredDay', usual: 'desc' },
} as const;

export interface Order {
  column: Figure;
  ascending: boolean;
}

export function orderOf({ sortField, sort }: Pick<UsedCarQuery, 'sortField' | 'sort'>): Order {
  const known = isField(sortField);
  const { column, usual } = ORDERS[known ? sortField : 'publishTime'];
  return { column, ascending: ((known && sort) || usual) === 'asc' };
}

const isField = (name: string | undefined): name is keyof typeof ORDERS =>
  name !== undefined && Object.hasOwn(ORDERS, name);
