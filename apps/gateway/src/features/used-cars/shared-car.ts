import { carName, toWan } from '@cheyantong/domain';
import type { SharedCar } from '../pictures/index.ts';
import type { CardRow } from './cars.ts';

/** What a preview elsewhere says of a car, in its picture. */
export const sharedCar = (car: CardRow): SharedCar => ({
  vehicleId: String(car.id),
  body: car.body,
  color: car.color,
  brandName: car.brandName,
  seriesName: car.seriesName,
  energy: car.energy,
  level: car.level,
  name: carName(car),
  details: [
    car.trim,
    `${car.registeredOn.slice(0, 7).replace('-', '.')} 上牌`,
    `${toWan(car.mileageKm)} 万公里`,
    car.cityName,
  ].join('  ·  '),
  price: `${toWan(car.priceYuan).toFixed(2)} 万`,
});
