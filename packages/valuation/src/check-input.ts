import { monthOf, monthsOf, yearOf } from '@cheyantong/domain';
import { ageInYears } from './age.ts';
import type { Car } from './car.ts';

const MOST_MILEAGE_WAN = 100;
/** One listing in two thousand goes beyond it; taxis and typing mistakes do. */
const MOST_KM_A_YEAR = 60_000;
/** A car may be sold with the distance of many delivery trips. */
const MOST_KM_WHEN_NEW = 20_000;
/** Below it a car of some age has not moved. */
const LEAST_KM_A_YEAR = 100;
const NEW_FOR_YEARS = 2;
const MOST_TRANSFERS = 30;

/** Models of a year are sold from the year before, and a few stay unsold for long. */
const YEARS_BEFORE = 1;
const YEARS_AFTER = 6;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Why this car cannot be valued as described, in a sentence for the visitor; nothing where it can. */
export function objectionTo({ model, use }: Car): string | null {
  return (
    objectionToMonth(use.registered, use.valuedOn, model.year) ??
    objectionToMileage(use.mileageKm, ageInYears(use.registered, use.valuedOn)) ??
    objectionToTransfers(use.transfers)
  );
}

function objectionToMonth(registered: string, valuedOn: string, modelYear: number): string | null {
  if (!MONTH.test(registered)) return '请选择上牌年月，例如 2021-06';
  if (monthsOf(registered) > monthsOf(monthOf(valuedOn))) return '上牌时间不能晚于今天，请核对';
  const first = modelYear - YEARS_BEFORE;
  const last = Math.min(modelYear + YEARS_AFTER, yearOf(valuedOn));
  const year = yearOf(registered);
  if (year >= first && year <= last) return null;
  return `${modelYear} 款车型的上牌年份应在 ${first}–${Math.max(first, last)} 年之间，请核对车型或上牌时间`;
}

function objectionToMileage(mileageKm: number, age: number): string | null {
  if (!(mileageKm > 0)) return '请填写大于 0 的行驶里程';
  const wan = Math.round(mileageKm / 100) / 100;
  if (wan > MOST_MILEAGE_WAN) return `行驶里程不能超过 ${MOST_MILEAGE_WAN} 万公里，请核对单位`;
  if (mileageKm > MOST_KM_WHEN_NEW + age * MOST_KM_A_YEAR)
    return `车龄${ageWords(age)}行驶 ${wan} 万公里，远高于一般用车，请核对里程或上牌时间`;
  if (age > NEW_FOR_YEARS && mileageKm < age * LEAST_KM_A_YEAR)
    return `车龄${ageWords(age)}只行驶 ${mileageKm} 公里，请核对里程（单位为万公里）`;
  return null;
}

function objectionToTransfers(transfers: number): string | null {
  if (Number.isInteger(transfers) && transfers >= 0 && transfers <= MOST_TRANSFERS) return null;
  return `过户次数应为 0–${MOST_TRANSFERS} 的整数`;
}

function ageWords(age: number): string {
  const months = Math.round(age * 12);
  return months < 12 ? `不足 1 年` : ` ${Math.floor(months / 12)} 年`;
}
