import type { addClue, CallRequest } from '@cheyantong/contract';
import { INTENTIONS } from '@cheyantong/domain';
import { cityByCode, cityByName } from '@cheyantong/places';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { catalogueCar } from './catalogue-car.ts';
import { chooseDealer } from './choose-dealer.ts';
import { type LeadRequest, NOTHING_SAID } from './lead-request.ts';

const KM_PER_WAN = 10_000;

/** A sell-car appointment goes to a dealer near the visitor; the car is named by our catalogue, the city by our list. */
export async function readSellCar(
  handle: DbHandle,
  form: CallRequest<typeof addClue>['body'],
): Promise<LeadRequest> {
  const city = form.cityCode ? cityByCode(form.cityCode) : cityByName(form.cityName ?? '');
  if (!city) throw new Failure('A0421', '没有这个城市，请重新选择');
  return {
    subject: {
      ...NOTHING_SAID,
      intention: INTENTIONS.sellCar,
      ...(await catalogueCar(handle, form)),
      ...city,
      recordDate: form.recordDate ?? null,
      mileageKm: form.mileage === undefined ? null : Math.round(form.mileage * KM_PER_WAN),
    },
    chooseReceiver: () => chooseDealer(handle, 'usedCars', city.cityCode),
  };
}
