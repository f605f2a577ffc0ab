import { beijingDay, type EnergyType } from '@cheyantong/domain';
import { type AskingPrice, type Car, objectionTo } from '@cheyantong/valuation';
import type { CardRow } from './cars.ts';
import { usualPrice } from './usual-price.ts';

export type CarOnOffer = Pick<
  CardRow,
  | 'brandName'
  | 'seriesName'
  | 'modelYear'
  | 'trim'
  | 'energy'
  | 'level'
  | 'horsepower'
  | 'displacement'
  | 'gearbox'
  | 'drive'
  | 'rangeKm'
  | 'guidePriceYuan'
  | 'registeredOn'
  | 'mileageKm'
  | 'transfers'
  | 'color'
  | 'cityCode'
>;

/** What dealers ask for such a car; nothing where the listing cannot be right. */
export function carValue(offer: CarOnOffer, now: Date): AskingPrice | null {
  const car = carOnOffer(offer, now);
  return objectionTo(car) ? null : usualPrice(car);
}

/** A listing in the words of the valuation. */
export const carOnOffer = (offer: CarOnOffer, now: Date): Car => ({
  model: {
    brand: offer.brandName,
    series: offer.seriesName,
    year: offer.modelYear,
    trim: offer.trim,
    energy: offer.energy as EnergyType,
    level: offer.level,
    horsepower: offer.horsepower,
    displacement: offer.displacement,
    gearbox: offer.gearbox,
    drive: offer.drive,
    rangeKm: offer.rangeKm,
    guidePriceYuan: offer.guidePriceYuan,
  },
  use: {
    registered: offer.registeredOn.slice(0, 'yyyy-MM'.length),
    mileageKm: offer.mileageKm,
    transfers: offer.transfers,
    color: offer.color,
    cityCode: offer.cityCode,
    valuedOn: beijingDay(now),
  },
});
