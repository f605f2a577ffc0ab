import { dayOfDate, daysLater, toWan } from '@cheyantong/domain';
import type { SeededRandom } from '@cheyantong/domain/seeded-random';
import { demoVin } from '../../../db/demo/vin.ts';
import type { PricedModel } from '../../vehicles/index.ts';
import { type CarOnOffer, carOnOffer } from '../car-value.ts';
import type { usedCars } from '../tables.ts';
import { yearsSince } from '../units.ts';
import { usualPrice } from '../usual-price.ts';
import type { DemoDealer } from './dealers.ts';
import { colorOf, kilometres, transfers } from './market.ts';
import { nextAnniversary } from './next-anniversary.ts';

const PUBLISHED_WITHIN_DAYS = 60;
const YOUNGEST_DAYS = 45;
const SOLD_SHARE = 0.06;
/** Nobody pays the guide price for a car that has been driven. */
const DEAREST_SHARE = 0.95;
/** The outermost prices lie this many times as far from the valuation as eight of ten do. */
const REACH = 2.2;
const FORMER_RENTAL_SHARE = 0.03;

type Listing = typeof usedCars.$inferInsert;

/** One believable car: its age fits the model year, its distance the age, and its price all of these. */
export function demoListing(
  serial: number,
  model: PricedModel,
  dealer: DemoDealer,
  random: SeededRandom,
  now: Date,
): Listing {
  const registeredOn = registration(model.modelYear, random, now);
  const years = yearsSince(registeredOn, now);
  const mileageKm = kilometres(registeredOn, years, now, random);
  const owners = transfers(years, random);
  return {
    sourceKey: `demo:${serial}`,
    brandId: model.brandId,
    seriesId: model.seriesId,
    modelId: model.modelId,
    dealerId: dealer.id,
    provinceCode: dealer.provinceCode,
    cityCode: dealer.code,
    cityName: dealer.name,
    priceYuan: askingPrice(
      model,
      { registeredOn, mileageKm, transfers: owners, cityCode: dealer.code },
      random,
      now,
    ),
    mileageKm,
    registeredOn,
    energy: model.energy,
    gearbox: model.gearbox,
    emission: model.emission,
    level: model.level,
    body: model.body,
    color: colorOf(random),
    transfers: owners,
    useNature: random.next() < FORMER_RENTAL_SHARE ? '租赁转非营运' : '非营运',
    annualInspectionOn: nextAnniversary(registeredOn, years < 10 ? 2 : 1, now),
    insuredUntil: dayOfDate(daysLater(now, random.between(-10, 350))),
    vin: demoVin(model.modelYear, serial),
    description: describe(registeredOn, mileageKm, owners),
    status: random.next() < SOLD_SHARE ? 'sold' : 'onSale',
    publishedAt: daysLater(now, -random.between(0, PUBLISHED_WITHIN_DAYS)),
  };
}

/** A model of 2021 is registered from the autumn of 2020 to the end of 2022, and not after it is for sale. */
function registration(modelYear: number, random: SeededRandom, now: Date): string {
  const first = Date.UTC(modelYear - 1, 8, 1);
  const last = Math.min(Date.UTC(modelYear + 1, 11, 28), daysLater(now, -YOUNGEST_DAYS).getTime());
  return dayOfDate(new Date(random.between(Math.min(first, last), last)));
}

/** Around what dealers ask for such a car, about as far as their prices lie apart. */
function askingPrice(
  model: PricedModel,
  car: Pick<CarOnOffer, 'registeredOn' | 'mileageKm' | 'transfers' | 'cityCode'>,
  random: SeededRandom,
  now: Date,
): number {
  const usual = usualPrice(carOnOffer({ ...model, ...car, color: null }, now));
  const reach = (usual.highYuan - usual.lowYuan) / 2 / usual.priceYuan;
  const asked = Math.min(
    DEAREST_SHARE * model.guidePriceYuan,
    usual.priceYuan * random.around1(REACH * reach),
  );
  // Dealers like prices that end in 8: 12.88 万, not 12.9 万.
  return Math.max(3_800, Math.round(asked / 1_000) * 1_000 - 200);
}

function describe(registeredOn: string, mileageKm: number, owners: number): string {
  const [year, month] = registeredOn.split('-').map(Number);
  const history = owners === 0 ? '一手车源，未过户' : `过户 ${owners} 次`;
  return (
    `${year} 年 ${month} 月上牌，表显里程 ${toWan(mileageKm)} 万公里，${history}，手续齐全，可到店看车试驾。` +
    '本条为演示车源，车辆、价格与车行均为虚构。'
  );
}
