import type { CarOnOffer } from './car-value.ts';

/** A car that the valuation knows well. */
export const lavida: CarOnOffer = {
  brandName: '大众',
  seriesName: '朗逸',
  modelYear: 2021,
  trim: '280TSI DSG 舒适版',
  energy: '汽油',
  level: '紧凑型车',
  horsepower: 150,
  displacement: '1.4L',
  gearbox: '自动',
  drive: '前置前驱',
  rangeKm: null,
  guidePriceYuan: 155_900,
  registeredOn: '2021-06-01',
  mileageKm: 42_000,
  transfers: 0,
  color: '白色',
  cityCode: '120100',
};
