import { type EnergyType, isNewEnergy } from '@cheyantong/domain';

/** Share of the new-car guide price that dealers ask: a tenth ask less than the first figure, a quarter less than the second, and so on. */
type Shares = readonly [tenth: number, quarter: number, threeQuarters: number, nineTenths: number];

/**
 * Asking price over guide price by full years of age, as quantiles of about 39,000 public listings of 2024-04 … 2025-04.
 * Ages with fewer than 90 listings are left out, because a quantile of a handful says nothing.
 */
const COMBUSTION: readonly Shares[] = [
  [0.62, 0.67, 0.83, 0.92],
  [0.56, 0.62, 0.76, 0.84],
  [0.5, 0.56, 0.69, 0.75],
  [0.43, 0.49, 0.62, 0.69],
  [0.39, 0.44, 0.56, 0.62],
  [0.33, 0.38, 0.5, 0.56],
  [0.28, 0.33, 0.44, 0.51],
  [0.23, 0.27, 0.38, 0.45],
  [0.19, 0.23, 0.33, 0.4],
  [0.16, 0.19, 0.28, 0.34],
  [0.13, 0.15, 0.24, 0.28],
  [0.1, 0.12, 0.21, 0.27],
  [0.08, 0.1, 0.17, 0.25],
  [0.07, 0.08, 0.16, 0.24],
  [0.06, 0.07, 0.14, 0.24],
];

const NEW_ENERGY: readonly Shares[] = [
  [0.51, 0.62, 0.82, 1.04],
  [0.44, 0.52, 0.69, 0.73],
  [0.42, 0.48, 0.61, 0.67],
  [0.35, 0.43, 0.52, 0.58],
  [0.34, 0.37, 0.47, 0.52],
  [0.29, 0.32, 0.4, 0.45],
];

/** What is usual for cars of this kind and age, or nothing where too few are for sale to say. */
export const usualShares = (energy: EnergyType, fullYears: number): Shares | undefined =>
  (isNewEnergy(energy) ? NEW_ENERGY : COMBUSTION)[fullYears];
