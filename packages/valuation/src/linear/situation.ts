import { monthOf, monthsOf } from '@cheyantong/domain';
import { ageInYears } from '../age.ts';
import type { CarUse } from '../car.ts';
import type { LinearModel } from './linear-model.ts';
import type { Names } from './names.ts';
import { sumOf } from './parts.ts';
import type { PreparedModel } from './prepare-model.ts';
import { AGE, heightAt, MILEAGE } from './slopes.ts';
import { provinceOf, putColorTerms, putMonthTerms, putPlaceTerms, putTransferTerms } from './use-terms.ts';

/** One car of a prepared model in figures; place, colour, transfers and market are effects on the logarithm of the price. */
export interface Situation {
  ageYears: number;
  /** Since the first of January of the model year. */
  modelAgeYears: number;
  mileageWan: number;
  place: number;
  color: number;
  transfers: number;
  market: number;
  /** Prices lie further apart in some than in others; null where it is not known. */
  province: string | null;
}

const KM_A_WAN = 10_000;

export function situate(linear: LinearModel, { facts, names }: PreparedModel, use: CarUse): Situation {
  return {
    ageYears: ageInYears(use.registered, use.valuedOn),
    modelAgeYears: monthsOf(use.valuedOn) / 12 - facts.year,
    mileageWan: use.mileageKm / KM_A_WAN,
    place: placeEffect(linear, names, use.cityCode),
    color: use.color
      ? sumOf(linear.price, (put) => putColorTerms(use.color, names, put))
      : linear.ordinary.color,
    transfers: sumOf(linear.price, (put) => putTransferTerms(use.transfers, names, put)),
    market: marketEffect(linear, names, monthOf(use.valuedOn)),
    province: use.cityCode ? provinceOf(use.cityCode) : null,
  };
}

export const placeEffect = (linear: LinearModel, names: Names, cityCode: string | null): number =>
  cityCode ? sumOf(linear.price, (put) => putPlaceTerms(cityCode, names, put)) : linear.ordinary.place;

function marketEffect(linear: LinearModel, names: Names, month: string): number {
  const { first, last } = linear.months;
  const known = month < first ? first : month > last ? last : month;
  return sumOf(linear.price, (put) => putMonthTerms(known, names, put));
}

/** What the linear half alone says: the logarithm of the price against an ordinary one. */
export function linearAnswer(model: PreparedModel, situation: Situation): number {
  return (
    model.base +
    heightAt(AGE, model.ageLine, situation.ageYears) +
    heightAt(MILEAGE, model.mileageLine, situation.mileageWan) +
    situation.place +
    situation.color +
    situation.transfers +
    situation.market
  );
}
