import type { Car } from './car.ts';

/** An ordinary car, for tests. */
export const exampleCar: Car = {
  model: {
    brand: '大众',
    series: '朗逸',
    year: 2021,
    trim: '280TSI DSG 舒适版',
    energy: '汽油',
    level: '紧凑型车',
    horsepower: 150,
    displacement: '1.4L',
    gearbox: '自动',
    drive: '前置前驱',
    rangeKm: null,
    guidePriceYuan: 155_900,
  },
  use: {
    registered: '2021-06',
    mileageKm: 42_000,
    transfers: 0,
    color: '白色',
    cityCode: '120100',
    valuedOn: '2025-04-01',
  },
};
