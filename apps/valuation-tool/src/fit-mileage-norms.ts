import { ENERGY_CLASSES, type EnergyClass } from '@cheyantong/valuation';
import { ageInYears, energyClass, type MileageNorms } from '@cheyantong/valuation/fitting';
import { quantile } from './quantile.ts';
import type { Listing } from './read-listings.ts';

const KM_A_WAN = 10_000;
const AGES = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];
const HALF_WINDOW_YEARS = 0.5;
const LEAST_LISTINGS = 25;

/** What cars have driven at each age. Ages with too few listings are left out; older cars never drove less. */
export function fitMileageNorms(listings: readonly Listing[]): MileageNorms {
  const cars = listings.map(({ car: { model, use } }) => ({
    energy: energyClass(model.energy),
    age: ageInYears(use.registered, use.valuedOn),
    wan: use.mileageKm / KM_A_WAN,
  }));
  const normsOf = (energy: EnergyClass) => {
    let before = { quarter: 0, half: 0, threeQuarters: 0 };
    return AGES.flatMap((ageYears) => {
      const driven = cars
        .filter((car) => car.energy === energy && Math.abs(car.age - ageYears) <= HALF_WINDOW_YEARS)
        .map(({ wan }) => wan);
      if (driven.length < LEAST_LISTINGS) return [];
      before = {
        quarter: Math.max(before.quarter, quantile(driven, 0.25)),
        half: Math.max(before.half, quantile(driven, 0.5)),
        threeQuarters: Math.max(before.threeQuarters, quantile(driven, 0.75)),
      };
      return [{ ageYears, ...before }];
    });
  };
  return Object.fromEntries(ENERGY_CLASSES.map((energy) => [energy, normsOf(energy)])) as Record<
    EnergyClass,
    ReturnType<typeof normsOf>
  >;
}
