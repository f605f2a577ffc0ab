/** Words of which there are many, each of few cars: for each there is a list of its cars. */
export const LISTED = ['brandId', 'seriesId', 'modelId', 'dealerId', 'cityCode', 'cityName'] as const;

/** Words of which there are few, each of many cars: for each there is a set of its cars. */
export const MARKED = [
  'provinceCode',
  'energy',
  'gearbox',
  'emission',
  'level',
  'body',
  'color',
  'status',
] as const;

/** Days and seconds are counted from 1970. */
export const FIGURES = ['priceYuan', 'mileageKm', 'registeredDay', 'publishedSecond', 'transfers'] as const;

export const WORDS = [...LISTED, ...MARKED] as const;

export type Listed = (typeof LISTED)[number];

export type Word = (typeof WORDS)[number];
export type Figure = (typeof FIGURES)[number];

/** Figures are whole and take 32 bits. */
export const HIGHEST_FIGURE = 2 ** 32 - 1;
