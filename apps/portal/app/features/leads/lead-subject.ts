import type { LeadForm, UsedCarItem } from '@cheyantong/contract';
import { INTENTIONS } from '@cheyantong/domain';
import type { CityPath } from '../../shared/city.ts';
import type { CarForSale } from '../../shared/dialogs/mobile-request.ts';

/** What a lead is about; who asks, and with what consent, the form adds. */
export type LeadSubject = Omit<LeadForm, 'phone' | 'smsCode' | 'agree'>;

const INTERESTED = 1;

export const inquiryAbout = (car: UsedCarItem): LeadSubject => ({
  intentionType: INTENTIONS.usedCarInquiry,
  actionCode: INTERESTED,
  vehicleId: car.vehicleId,
  brandCode: car.brandId,
  brandName: car.brandName,
  seriesCode: car.seriesId,
  seriesName: car.seriesName,
  modelCode: car.modelId,
  modelName: car.modelName,
});

/** The province and the city join the lead; of the car as much as its owner has said. */
export function appointmentFor({ model, recordDate, mileage }: CarForSale, city: CityPath): LeadSubject {
  const [province, ownCity = province] = city;
  const [brand, series, trim] = model ?? [];
  return {
    intentionType: INTENTIONS.sellCar,
    actionCode: INTERESTED,
    ...(province && { provinceCode: province.id, provinceName: province.name }),
    ...(ownCity && { cityCode: ownCity.id, cityName: ownCity.name }),
    ...(brand && { brandCode: brand.id, brandName: brand.name }),
    ...(series && { seriesCode: series.id, seriesName: series.name }),
    ...(trim && { modelCode: trim.id, modelName: trim.name }),
    ...(recordDate && { recordDate }),
    ...(mileage !== undefined && { mileage }),
  };
}
