import { type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { FIGURE_VALUES } from '../figure-values.ts';
import { FIGURES, type Figure, WORDS, type Word } from '../finding/columns.ts';
import { usedCars } from '../tables.ts';
import { RepeatedWords } from './repeated-words.ts';
import type { CarBatch } from './stock.ts';

/** A character that is part of no word. */
const SEPARATOR = '\u001f';
const [SEPARATOR_CODE, MINUS_CODE, ZERO_CODE] = [0x1f, 0x2d, 0x30];

/** One text for a column instead of thousands of values that would be unpacked one by one. */
const listOf = (value: SQL): SQL<string> =>
  sql<string>`coalesce(array_to_string(array_agg(${value} order by ${usedCars.id}), e'\\x1f', ''), '')`;

const lists = {
  ids: listOf(sql`${usedCars.id}`),
  ...listPerColumn(WORDS, (column) => sql`${usedCars[column]}`),
  ...listPerColumn(FIGURES, (column) => FIGURE_VALUES[column]),
};

function listPerColumn<Name extends string>(names: readonly Name[], value: (name: Name) => SQL) {
  return Object.fromEntries(names.map((name) => [name, listOf(value(name))])) as Record<Name, SQL<string>>;
}

/** A statement that answers the cars which fit in one row, with the moment of the database that it saw. */
export const carReading = (db: DbHandle, fitting: SQL) =>
  db
    .select({ snapshot: sql<string>`pg_current_snapshot()::text`, ...lists })
    .from(usedCars)
    .where(fitting);

export type CarReading = Awaited<ReturnType<typeof carReading>>;

export function carsIn([row]: CarReading): { cars: CarBatch; snapshot: string } {
  if (!row) throw new Error('an aggregate always answers a row');
  const words = Object.fromEntries(WORDS.map((column) => [column, repeated.in(row[column])]));
  const figures = Object.fromEntries(FIGURES.map((column) => [column, numbersIn(row[column])]));
  return {
    snapshot: row.snapshot,
    cars: {
      ids: numbersIn(row.ids),
      words: words as Record<Word, string[]>,
      figures: figures as Record<Figure, number[]>,
    },
  };
}

const repeated = new RepeatedWords(SEPARATOR);

/** Digit by digit: a text for each of millions of numbers would be most of the work. */
function numbersIn(list: string): number[] {
  if (list === '') return [];
  const numbers: number[] = [];
  let [number, sign] = [0, 1];
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at);
    if (code === SEPARATOR_CODE) {
      numbers.push(sign * number);
      [number, sign] = [0, 1];
    } else if (code === MINUS_CODE) sign = -1;
    else number = number * 10 + code - ZERO_CODE;
  }
  numbers.push(sign * number);
  return numbers;
}
