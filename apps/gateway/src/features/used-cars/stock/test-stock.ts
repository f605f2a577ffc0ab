import { FIGURES, type Figure, WORDS, type Word } from '../finding/columns.ts';
import type { Stock } from './stock.ts';

export type TestCar = { id: number } & Record<Word, string> & Record<Figure, number>;

/** Puts cars into the stock as if they came from the database. */
export function putCars(stock: Stock, cars: readonly TestCar[]): void {
  const each = <Name extends Word | Figure>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, cars.map((car) => car[name])])) as {
      [Each in Name]: TestCar[Each][];
    };
  stock.put({ ids: cars.map(({ id }) => id), words: each(WORDS), figures: each(FIGURES) });
}
