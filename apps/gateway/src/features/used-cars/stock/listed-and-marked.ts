import { WORDS, type Word } from '../finding/columns.ts';

/** Words of which there are many, each of few cars: for each there is a list of its cars. */
export const LISTED = [
  'brandId',
  'seriesId',
  'modelId',
  'dealerId',
  'cityCode',
  'cityName',
] as const satisfies Word[];

export type Listed = (typeof LISTED)[number];

/** The others are few, each of many cars: for each there is a set of its cars. */
export const MARKED = WORDS.filter(
  (word): word is Exclude<Word, Listed> => !LISTED.some((listed) => listed === word),
);
