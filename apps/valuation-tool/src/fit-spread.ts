import { ENERGY_CLASSES, type EnergyClass } from '@cheyantong/valuation';
import {
  type BinnedForest,
  expectedDistance,
  FEATURES,
  familiarityOf,
  type Spread,
} from '@cheyantong/valuation/fitting';
import { calibrate, type Strayed } from './calibrate.ts';
import type { HeldOut } from './cross-validate.ts';
import { plantForest } from './trees/plant.ts';

const MOST_DISTANCE = 0.6;
const FEWER_LISTINGS_SPREAD_MORE = /^listings-/;

const place = (feature: string): number => FEATURES.findIndex(({ name }) => name === feature);
const AGE = place('age');
const ENERGY = place('energy');
const LISTINGS = place('listings-of-model');

/** Learns how far held-out prices lie from their valuation. */
export function fitSpread(strayed: readonly Strayed[]): Spread {
  return { forest: fitDistances(strayed), ...calibrate(strayed) };
}

/** Expects the distance of every held-out listing without having seen its fold. */
export function expectDistances(heldOut: readonly HeldOut[], folds: number): Strayed[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const forest = fitDistances(heldOut.filter((each) => each.fold !== fold));
    return heldOut
      .filter((each) => each.fold === fold)
      .map((each) => ({
        ...each,
        energy: energyAt(each.features[ENERGY]),
        ageYears: each.features[AGE] ?? 0,
        familiarity: familiarityOf(each.features[LISTINGS] ?? 0),
        distance: expectedDistance(forest, each.features),
      }));
  });
}

const energyAt = (number = 0): EnergyClass => ENERGY_CLASSES[number] ?? '汽油';

function fitDistances(heldOut: readonly HeldOut[]): BinnedForest {
  return plantForest(
    heldOut.map(({ features }) => features),
    Float64Array.from(heldOut, ({ error }) => Math.min(Math.abs(error), MOST_DISTANCE)),
    {
      trees: 150,
      mostLeaves: 16,
      leastRows: 150,
      shrinkage: 20,
      rate: 0.05,
      rowShare: 0.7,
      featureShare: 0.6,
      wildBeyond: 1,
      direction: FEATURES.map(({ name }) => (FEWER_LISTINGS_SPREAD_MORE.test(name) ? -1 : 0)),
      seed: 20_250_402,
    },
  );
}
