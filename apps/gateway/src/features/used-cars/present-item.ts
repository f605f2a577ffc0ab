import type { UsedCarItem } from '@cheyantong/contract';
import { type BodyType, dateTimeText, type EnergyType, type GearType, toWan } from '@cheyantong/domain';
import type { AskingPrice } from '@cheyantong/valuation';
import { carPictureUrl } from '../pictures/index.ts';
import type { CardRow } from './cars.ts';
import { labelPrice } from './price-label.ts';
import { tagsOf } from './tags-and-highlights.ts';

const SALE_STATUSES = { off: 0, onSale: 1, sold: 2 } as const;

/** A car as a card shows it to somebody who has no favourites. What the importers write are words of the domain, so they are read back as such. */
export function presentItem(car: CardRow, value: AskingPrice | null, now: Date): UsedCarItem {
  return {
    vehicleId: String(car.id),
    brandId: String(car.brandId),
    brandName: car.brandName,
    seriesId: String(car.seriesId),
    seriesName: car.seriesName,
    modelId: String(car.modelId),
    modelName: `${car.modelYear}款 ${car.trim}`,
    modelYear: car.modelYear,
    recordDate: car.registeredOn,
    mileage: toWan(car.mileageKm),
    registrationRegionCityCode: car.cityCode,
    registrationRegionCityName: car.cityName,
    price: toWan(car.priceYuan),
    guidePrice: car.guidePriceYuan && toWan(car.guidePriceYuan),
    coverUrl: carPictureUrl(car, { view: 'quarter', width: 640 }),
    tags: tagsOf(car, now),
    energyType: car.energy as EnergyType,
    gearType: car.gearbox as GearType | null,
    emissionStandard: car.emission,
    bodyType: car.body as BodyType,
    dealerName: car.dealerName,
    favorite: false,
    saleStatus: SALE_STATUSES[car.status],
    publishTime: dateTimeText(car.publishedAt),
    priceLabel: labelPrice(car.priceYuan, value),
  };
}
