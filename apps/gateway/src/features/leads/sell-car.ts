import type { addClue, CallRequest } from '@cheyantong/contract';
import { INTENTIONS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { catalogueCar } from './catalogue-car.ts';
import { chooseDealer } from './choose-dealer.ts';
import { NOTHING_SAID, type Wish } from './wish.ts';

const KM_PER_WAN = 10_000;

/** A sell-car appointment goes to a dealer near the visitor; the car is named by our catalogue. */
export async function readSellCar(
  handle: DbHandle,
  form: CallRequest<typeof addClue>['body'],
): Promise<Wish> {
  const place = {
    provinceCode: form.provinceCode ?? null,
    provinceName: form.provinceName ?? null,
    cityCode: form.cityCode ?? null,
    cityName: form.cityName ?? null,
  };
  return {
    subject: {
      ...NOTHING_SAID,
      intention: INTENTIONS.sellCar,
      ...(await catalogueCar(handle, form)),
      ...place,
      recordDate: form.recordDate ?? null,
      mileageKm: form.mileage === undefined ? null : Math.round(form.mileage * KM_PER_WAN),
    },
    chooseReceiver: () => chooseDealer(handle, 'usedCars', place),
  };
}
