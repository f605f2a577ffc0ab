import { type SQL, sql } from 'drizzle-orm';
import { usedCars } from '../tables.ts';
import type { OrderField } from './order.ts';

/** Written out, not passed as a value: only then are the partial indexes known to fit, whatever plan is made. */
export const ON_SALE = sql`${usedCars.status} = 'onSale'`;

export interface Figure {
  is: SQL;
  /** The order in which the cars that fit stand side by side; words have none. */
  field?: OrderField;
}

/** What a car must be, sorted by how the database can tell. */
export interface Conditions {
  /** Brand, series, model, place: an index begins with it. */
  ids: SQL[];
  /** Price, mileage, age and the words: they stand behind the id in the indexes, so no car is fetched to tell. */
  figures: Figure[];
  /** The level once more, where one is wanted: the one word that an index begins with. */
  level?: string;
  /** The words once more, as traits; of each list a car has one. */
  words: string[][];
  /** The ranges once more, as the bands they touch. The outermost of these promise too much. */
  bands: string[][];
}

export const conditionsOn = (ids: SQL[]): Conditions => ({ ids, figures: [], words: [], bands: [] });

export const allOf = (conditions: Conditions[]): Conditions => ({
  ...conditions.find(({ level }) => level !== undefined),
  ids: conditions.flatMap(({ ids }) => ids),
  figures: conditions.flatMap(({ figures }) => figures),
  words: conditions.flatMap(({ words }) => words),
  bands: conditions.flatMap(({ bands }) => bands),
});
