import { type EnergyType, isNewEnergy } from '@cheyantong/domain';
import type { CardRow } from './cars.ts';
import { medianKm } from './median-mileage.ts';
import { yearsSince } from './units.ts';

/** Well below the usual distance, not just by chance. */
const FEW_KM_SHARE = 0.7;
const NEARLY_NEW = { years: 1, km: 20_000 };
const MOST_TAGS = 3;

const isNearlyNew = (car: CardRow, now: Date): boolean =>
  yearsSince(car.registeredOn, now) < NEARLY_NEW.years && car.mileageKm <= NEARLY_NEW.km;

const hasFewKm = (car: CardRow, now: Date): boolean =>
  car.mileageKm < (medianKm(car.registeredOn, now) ?? 0) * FEW_KM_SHARE;

/** A few words on a card; each one is a fact of the listing. */
export function tagsOf(car: CardRow, now: Date): string[] {
  const tags = [
    isNearlyNew(car, now) && '准新车',
    car.transfers === 0 && '一手车',
    isNewEnergy(car.energy as EnergyType) && '新能源',
    hasFewKm(car, now) && '低里程',
    car.emission === '国VI' && '国VI',
  ];
  return tags.filter((tag) => tag !== false).slice(0, MOST_TAGS);
}

/** The same facts in sentences, for the page of one car. */
export function highlightsOf(
  car: CardRow & { insuredUntil: string | null; useNature: string | null },
  now: Date,
): string[] {
  const usual = medianKm(car.registeredOn, now);
  const highlights = [
    car.transfers === 0 && '一手车，无过户记录',
    isNearlyNew(car, now) && '准新车，上牌不足一年',
    usual && hasFewKm(car, now) && `里程低于同龄车（中位数约 ${(usual / 10_000).toFixed(1)} 万公里）`,
    isNewEnergy(car.energy as EnergyType) && '新能源车，绿牌出行',
    car.emission === '国VI' && '国VI 排放标准',
    car.useNature === '非营运' && '非营运车辆',
    car.insuredUntil && Date.parse(car.insuredUntil) > now.getTime() && `交强险有效期至 ${car.insuredUntil}`,
  ];
  return highlights.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}
