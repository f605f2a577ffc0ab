import type { Judged } from './judgements.ts';

/** A finding under its name. */
export interface NamedFinding<Key extends string = string> extends Judged {
  key: Key;
  name: string;
}

/** A figure under its name. */
export interface NamedFigure {
  key: string;
  name: string;
  value: string;
  unit?: string;
}

/** 9 次, or the words that stand without a unit. */
export const figureWords = ({ value, unit }: NamedFigure): string => (unit ? `${value} ${unit}` : value);

export const UNKNOWN = '未知';

/** The figure in words; one that nobody knows has no unit either. */
export const figure = <Value>(
  key: string,
  name: string,
  value: Value | null,
  words: (value: Value) => string,
  unit?: string,
): NamedFigure =>
  value === null ? { key, name, value: UNKNOWN } : { key, name, value: words(value), ...(unit && { unit }) };
