import { ENERGY_CLASSES, type EnergyClass } from '@cheyantong/valuation';
import {
  AGE_BANDS,
  ageBandOf,
  type Familiarity,
  provinceStretch,
  reachOf,
  type Spread,
} from '@cheyantong/valuation/fitting';
import type { HeldOut } from './cross-validate.ts';
import { quantile } from './quantile.ts';

/** A held-out listing and how far from its valuation its price was expected to lie. */
export interface Strayed extends HeldOut {
  energy: EnergyClass;
  ageYears: number;
  familiarity: Familiarity;
  distance: number;
}

type Calibration = Omit<Spread, 'forest'>;

/** So many listings of a province weigh as much as the rest of the country. */
const PROVINCE_LEANS_BELOW = 100;
/** A cell of so few listings leans half on its age band. */
const CELL_LEANS_BELOW = 250;
const SHOWN_PERCENTILES = [10, 25, 30, 40, 50, 60, 70, 75, 90];

/** How far expected distances must be stretched to hold 80 % of the errors, whatever the model, energy, age and province. */
export function calibrate(errors: readonly Strayed[]): Calibration {
  const provinces = provinceStretches(errors, calibrateCountry(errors));
  const levelled = errors.map((each) => ({
    ...each,
    distance: each.distance * provinceStretch({ provinces }, each.province),
  }));
  return { provinces, ...calibrateCountry(levelled) };
}

/** What each province needs against the country as a whole, drawn toward nothing where it has few listings. */
function provinceStretches(
  errors: readonly Strayed[],
  country: Omit<Calibration, 'provinces'>,
): Calibration['provinces'] {
  const needed = ({ error, distance, familiarity, energy, ageYears }: Strayed): number => {
    const { below, above } = reachOf(country, energy, ageYears);
    const distances = error / (distance * country.stretch[familiarity]);
    return distances < 0 ? -distances / below : distances / above;
  };
  const stretches = [...Map.groupBy(errors, ({ province }) => province)].flatMap(([province, own]) => {
    if (province === null) return [];
    const ownShare = own.length / (own.length + PROVINCE_LEANS_BELOW);
    return [[province, quantile(own.map(needed), 0.8) ** ownShare] as const];
  });
  return Object.fromEntries(stretches.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function calibrateCountry(errors: readonly Strayed[]): Omit<Calibration, 'provinces'> {
  const stretch = stretches(errors);
  const measured = errors.map(({ error, distance, familiarity, energy, ageYears }) => ({
    distances: error / (distance * stretch[familiarity]),
    energy,
    band: ageBandOf(ageYears),
  }));
  const distancesOf = (cells: readonly { distances: number }[]): number[] =>
    cells.map(({ distances }) => distances);
  const bandsOf = (energy: EnergyClass) =>
    Array.from({ length: AGE_BANDS.length + 1 }, (_, band) => {
      const ofBand = measured.filter((each) => each.band === band);
      const ofCell = ofBand.filter((each) => each.energy === energy);
      const ownShare = ofCell.length / (ofCell.length + CELL_LEANS_BELOW);
      const at = (share: number): number =>
        ownShare * quantile(distancesOf(ofCell), share) +
        (1 - ownShare) * quantile(distancesOf(ofBand), share);
      return { below: Math.max(0, -at(0.1)), above: Math.max(0, at(0.9)) };
    });
  return {
    stretch,
    bands: Object.fromEntries(ENERGY_CLASSES.map((energy) => [energy, bandsOf(energy)])) as Record<
      EnergyClass,
      ReturnType<typeof bandsOf>
    >,
    percentiles: Object.fromEntries(
      SHOWN_PERCENTILES.map((percent) => [percent, quantile(distancesOf(measured), percent / 100)]),
    ),
  };
}

/** What models of each familiarity need against those with many listings; less known is never surer. */
function stretches(errors: readonly Strayed[]): Calibration['stretch'] {
  const needed = (familiarity: Familiarity): number =>
    quantile(
      errors
        .filter((each) => each.familiarity === familiarity)
        .map(({ error, distance }) => Math.abs(error) / distance),
      0.8,
    );
  const many = needed('many') || 1;
  const few = Math.max(1, needed('few') / many);
  return { many: 1, few, unseen: Math.max(few, needed('unseen') / many) };
}
