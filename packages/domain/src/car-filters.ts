/**
 * What the showroom can be narrowed by, each with the fields of the call that say it. In the order in which giving one up
 * is most likely to bring cars and least likely to disappoint.
 */
export const CAR_FILTERS = {
  keywords: ['keywords'],
  series: ['seriesId'],
  color: ['color'],
  mileage: ['mileageMax'],
  level: ['level'],
  emission: ['emissionStandard'],
  city: ['cityCode'],
  age: ['ageMin', 'ageMax'],
  price: ['priceMin', 'priceMax'],
  gear: ['gearType'],
  body: ['bodyType'],
  energy: ['energyType'],
  brand: ['brandId', 'seriesId'],
} as const;

export type CarFilterId = keyof typeof CAR_FILTERS;
export type CarFilterField = (typeof CAR_FILTERS)[CarFilterId][number];

export const CAR_FILTER_IDS = Object.keys(CAR_FILTERS) as [CarFilterId, ...CarFilterId[]];
