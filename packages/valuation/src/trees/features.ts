import { LEVELS } from '@cheyantong/domain';
import { ENERGY_CLASSES } from '../energy-class.ts';
import type { PreparedModel } from '../linear/prepare-model.ts';
import type { Situation } from '../linear/situation.ts';

const UNKNOWN = Number.NaN;
const ALL_WHEELS = /四驱/;
const LEVEL_NAMES: readonly string[] = LEVELS;

interface Feature {
  name: string;
  /** 1 where it may only raise the price, −1 where only lower it. */
  direction?: 1 | -1;
  of: (model: PreparedModel, situation: Situation, linear: number) => number;
}

/**
 * What the trees look at. Age and mileage may only lower the price and the linear answer only raise it, so the whole
 * valuation never rises with age or distance. No other feature may depend on age or mileage.
 */
export const FEATURES: readonly Feature[] = [
  { name: 'age', direction: -1, of: (_, { ageYears }) => ageYears },
  { name: 'mileage', direction: -1, of: (_, { mileageWan }) => mileageWan },
  { name: 'linear', direction: 1, of: (_model, _situation, linear) => linear },
  { name: 'base', of: ({ base }) => base },
  { name: 'guide', of: ({ guide, facts }) => (facts.guidePriceYuan === null ? UNKNOWN : guide) },
  { name: 'guide-over-base', of: ({ guide, base }) => guide - base },
  { name: 'place', of: (_, { place }) => place },
  { name: 'color', of: (_, { color }) => color },
  { name: 'transfers', of: (_, { transfers }) => transfers },
  { name: 'model-age', of: (_, { modelAgeYears }) => modelAgeYears },
  { name: 'brand', of: ({ parts }) => parts.brand },
  { name: 'series', of: ({ parts }) => parts.series },
  { name: 'year', of: ({ parts }) => parts.year },
  { name: 'model', of: ({ parts }) => parts.model },
  { name: 'word', of: ({ parts }) => parts.word },
  { name: 'figure', of: ({ parts }) => parts.figure },
  { name: 'energy', of: ({ names }) => ENERGY_CLASSES.indexOf(names.energy) },
  { name: 'level', of: ({ names }) => LEVEL_NAMES.indexOf(names.level) },
  { name: 'horsepower', of: ({ facts }) => facts.horsepower ?? UNKNOWN },
  { name: 'litres', of: ({ figures }) => figures.litres ?? UNKNOWN },
  { name: 'range', of: ({ figures }) => figures.rangeKm ?? UNKNOWN },
  { name: 'battery', of: ({ figures }) => figures.batteryKwh ?? UNKNOWN },
  { name: 'manual', of: ({ facts }) => Number(facts.gearbox === '手动') },
  { name: 'all-wheels', of: ({ facts }) => Number(ALL_WHEELS.test(facts.drive ?? '')) },
  { name: 'listings-of-model', of: ({ listings }) => listings.model },
  { name: 'listings-of-series', of: ({ listings }) => listings.series },
  { name: 'listings-of-series-year', of: ({ listings }) => listings.seriesYear },
];

export function featuresOf(model: PreparedModel, situation: Situation, linear: number): Float64Array {
  const features = new Float64Array(FEATURES.length);
  for (const [at, { of }] of FEATURES.entries()) features[at] = of(model, situation, linear);
  return features;
}
