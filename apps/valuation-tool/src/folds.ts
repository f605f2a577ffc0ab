import { fingerprint } from '@cheyantong/valuation/fitting';
import type { Listing } from './read-listings.ts';

/** Into which of so many folds a listing falls. Listings of one model, month and mileage are one car seen twice, and stay together. */
export function foldOf({ car: { model, use } }: Listing, folds: number, seed: number): number {
  const same = `${model.series} ${model.year} ${model.trim} ${use.registered} ${use.mileageKm}`;
  return fingerprint(`${seed} ${same}`) % folds;
}
