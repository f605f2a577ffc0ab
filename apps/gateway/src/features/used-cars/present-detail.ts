import type { UsedCarDetail } from '@cheyantong/contract';
import { maskDealerPhone, maskText } from '@cheyantong/domain';
import { VIEWS } from '@cheyantong/drawings';
import { carPictureUrl, carShareUrl } from '../pictures/index.ts';
import { carValue } from './car-value.ts';
import type { DetailRow } from './cars.ts';
import { presentItem } from './present-item.ts';
import { priceReasons } from './price-reasons.ts';
import { sharedCar } from './shared-car.ts';
import { specGroupsOf } from './spec-groups.ts';
import { highlightsOf } from './tags-and-highlights.ts';

const VIN_UNKNOWN = '商家未提供';

export function presentDetail(
  car: DetailRow,
  { dealerOnSale, now }: { dealerOnSale: number; now: Date },
): UsedCarDetail {
  const item = presentItem(car, carValue(car, now), now);
  const { usual } = item.priceLabel;
  return {
    ...item,
    images: VIEWS.map(({ id, name }) => ({
      url: carPictureUrl(car, { view: id, width: 960 }),
      caption: name,
    })),
    videoUrl: null,
    shareImageUrl: carShareUrl(sharedCar(car)),
    vinMasked: car.vin ? maskText(car.vin) : VIN_UNKNOWN,
    color: car.color,
    displacement: car.displacement,
    transferCount: car.transfers,
    useNature: car.useNature,
    annualInspectionDate: car.annualInspectionOn,
    insuranceDate: car.insuredUntil,
    level: car.level,
    seats: car.seats,
    description: car.description,
    dealer: {
      dealerId: String(car.dealerId),
      name: car.dealerName,
      logoUrl: null,
      address: car.dealerAddress,
      phoneMasked: car.dealerPhone && maskDealerPhone(car.dealerPhone),
      onSaleCount: dealerOnSale,
    },
    params: specGroupsOf(car),
    highlights: highlightsOf(car, now),
    inspection: null,
    evalPrice: usual?.median ?? null,
    priceReasons: usual ? priceReasons(car, now) : [],
  };
}
