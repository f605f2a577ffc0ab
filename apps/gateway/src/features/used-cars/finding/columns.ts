/** What is said of a car in words, as a condition may ask for it. */
export const WORDS = [
  'brandId',
  'seriesId',
  'modelId',
  'dealerId',
  'cityCode',
  'cityName',
  'provinceCode',
  'energy',
  'gearbox',
  'emission',
  'level',
  'body',
  'color',
  'status',
] as const;

/** What is said of a car in figures, all of them whole. Days and seconds are counted from 1970. */
export const FIGURES = ['priceYuan', 'mileageKm', 'registeredDay', 'publishedSecond', 'transfers'] as const;

export type Word = (typeof WORDS)[number];
export type Figure = (typeof FIGURES)[number];

/** Figures take 32 bits. */
export const HIGHEST_FIGURE = 2 ** 32 - 1;
