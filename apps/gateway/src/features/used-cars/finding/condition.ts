import type { Figure, Word } from './columns.ts';

export interface OneOf<Column extends Word = Word> {
  column: Column;
  oneOf: readonly string[];
}

export interface Range {
  column: Figure;
  least: number;
  most: number;
}

/** What a car must be. Plain data, so that the same question is recognised when it is asked again. */
export type Condition =
  | OneOf
  | { column: Word; noneOf: readonly string[] }
  | Range
  | { anyOf: readonly Condition[] };

export const is = (column: Word, word: string): Condition => ({ column, oneOf: [word] });

export const ON_SALE = is('status', 'onSale');

export const isRange = (condition: Condition): condition is Range => 'least' in condition;

const PROVINCE = /0000$/;

/** Whether a code means a city or a whole province. */
export const placeColumn = (code = ''): 'provinceCode' | 'cityCode' =>
  PROVINCE.test(code) ? 'provinceCode' : 'cityCode';
