import type { EnergyClass } from './energy-class.ts';
import { type BinnedForest, forestAnswer } from './trees/binned-forest.ts';

/** Below these ages (years) lies each band; the last is open. */
export const AGE_BANDS = [1, 2, 3, 5, 7, 9, 12] as const;

export const ageBandOf = (ageYears: number): number => {
  const band = AGE_BANDS.findIndex((end) => ageYears < end);
  return band < 0 ? AGE_BANDS.length : band;
};

/** How well a model is known: by how many listings. */
const FAMILIARITIES = ['unseen', 'few', 'many'] as const;
export type Familiarity = (typeof FAMILIARITIES)[number];

const FEW_LISTINGS = 5;

export function familiarityOf(listings: number): Familiarity {
  if (listings === 0) return 'unseen';
  return listings < FEW_LISTINGS ? 'few' : 'many';
}

interface Reach {
  below: number;
  above: number;
}

/** How far asking prices of such cars lie from the valuation. */
export interface Spread {
  /** Expects the distance (of logarithms) from the features of a car. */
  forest: BinnedForest;
  /** What the expectation is multiplied with; the less a model is known, the more. */
  stretch: Readonly<Record<Familiarity, number>>;
  /** And what it is multiplied with in each province: dealers of some agree less than those of others. */
  provinces: Readonly<Record<string, number>>;
  /** For each energy and age band: how many expected distances below and above hold 80 %. */
  bands: Readonly<Record<EnergyClass, readonly Reach[]>>;
  /** How many expected distances from the valuation so many percent of the cars lie below. */
  percentiles: Readonly<Record<string, number>>;
}

/** No car is known better than this. */
const LEAST_DISTANCE = 0.015;

export const expectedDistance = (forest: BinnedForest, features: Float64Array): number =>
  Math.max(LEAST_DISTANCE, forestAnswer(forest, features));

export const provinceStretch = ({ provinces }: Pick<Spread, 'provinces'>, province: string | null): number =>
  (province === null ? undefined : provinces[province]) ?? 1;

export const reachOf = ({ bands }: Pick<Spread, 'bands'>, energy: EnergyClass, ageYears: number): Reach =>
  bands[energy][ageBandOf(ageYears)] ?? { below: 1, above: 1 };
