import type { UsedCarDetail } from '@cheyantong/contract';
import type { SchemaThing } from '../../../shared/head/json-ld.ts';
import type { PageHead } from '../../../shared/head/page-meta.ts';
import { carAddress, carLine, carName, carSeriesName } from '../car-words.ts';

const YUAN_OF_WAN = 10_000;
const KM_OF_WAN = 10_000;

/** A car as search engines and previews are told of it. */
export function carHead(car: UsedCarDetail, absolute: (path: string) => string): PageHead {
  const address = carAddress(car.vehicleId);
  return {
    title: carName(car),
    description: `${carLine(car)}，${car.recordDate.slice(0, 7)} 上牌，${car.mileage} 万公里，${car.registrationRegionCityName}，标价 ${car.price} 万元，由${car.dealerName}出售。`,
    address,
    picture: car.shareImageUrl,
    things: [carData(car, address, absolute)],
  };
}

function carData(car: UsedCarDetail, address: string, absolute: (path: string) => string): SchemaThing {
  return {
    '@type': 'Car',
    name: carLine(car),
    url: absolute(address),
    image: absolute(car.shareImageUrl),
    brand: { '@type': 'Brand', name: car.brandName },
    model: carSeriesName(car),
    vehicleConfiguration: car.modelName,
    vehicleModelDate: String(car.modelYear),
    dateVehicleFirstRegistered: car.recordDate,
    mileageFromOdometer: {
      '@type': 'QuantitativeValue',
      value: Math.round(car.mileage * KM_OF_WAN),
      unitCode: 'KMT',
    },
    bodyType: car.bodyType,
    fuelType: car.energyType,
    vehicleTransmission: car.gearType ?? undefined,
    color: car.color ?? undefined,
    vehicleSeatingCapacity: car.seats ?? undefined,
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      price: Math.round(car.price * YUAN_OF_WAN),
      priceCurrency: 'CNY',
      availability: `https://schema.org/${car.saleStatus === 1 ? 'InStock' : 'SoldOut'}`,
      seller: { '@type': 'AutoDealer', name: car.dealerName },
    },
  };
}
