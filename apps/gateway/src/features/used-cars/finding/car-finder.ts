import type { Word } from './columns.ts';
import type { Condition } from './condition.ts';
import type { Order } from './order.ts';
import type { Place } from './page-end.ts';

/** Nobody compares with more than these. */
export const MOST_SIMILAR = 60;

export interface PageQuery {
  conditions: readonly Condition[];
  order: Order;
  /** Only what stands behind this place, at which there need not be a car any more. */
  after?: Place | undefined;
  /** So many of these are passed over. */
  skip: number;
  size: number;
}

export interface FoundPage {
  ids: bigint[];
  /** How many cars fit, on whatever page. */
  total: number;
  /** Where the last of the cars stands; nothing where there are none. */
  end: Place | null;
}

/** The car that others are to be like; it may be sold long since. */
export interface Original {
  id: bigint;
  seriesId: bigint;
  level: string | null;
  priceYuan: number;
}

/** What cars are counted by. */
export type Named = 'brandId' | 'seriesId';

/** How many are for sale, from what price in yuan to what. */
export interface OnSaleOf {
  onSale: number;
  from: number | null;
  to: number | null;
}

/**
 * Finds cars for sale. It knows them by their ids, and by these it orders cars that have the same figure, so that every
 * server shows the same pages, in whatever order the cars came to it.
 */
export interface CarFinder {
  /** Makes ready, so that no visitor has to wait for it. */
  open(): Promise<void>;
  page(query: PageQuery): Promise<FoundPage>;
  count(conditions: readonly Condition[]): Promise<number>;
  /** Cars like a car: the same series first, then the same level, each by how near the price is. Never the car itself. */
  similar(original: Original): Promise<bigint[]>;
  /** Every word of a column that a car for sale has. */
  wordsOnSale(column: Word): Promise<string[]>;
  /** The cars of each brand or series; those that have none are not named. */
  onSaleBy(column: Named, ids: readonly bigint[]): Promise<Map<bigint, OnSaleOf>>;
}
