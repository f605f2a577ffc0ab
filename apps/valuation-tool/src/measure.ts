import { ENERGY_CLASSES, type Measures } from '@cheyantong/valuation';
import { ageInYears, energyClass } from '@cheyantong/valuation/fitting';
import { quantile } from './quantile.ts';
import type { Listing } from './read-listings.ts';

/** A valuation beside the price that was asked. */
export interface Judged {
  listing: Listing;
  askedYuan: number;
  priceYuan: number;
  lowYuan: number;
  highYuan: number;
  seen: boolean;
}

const AGE_GROUPS = [
  ['0-1', 1],
  ['1-3', 3],
  ['3-5', 5],
  ['5-8', 8],
  ['8-12', 12],
  ['12+', Number.POSITIVE_INFINITY],
] as const;

export function measure(judged: readonly Judged[]): Measures {
  const errors = judged.map(({ askedYuan, priceYuan }) => Math.abs(priceYuan / askedYuan - 1));
  const share = (count: number): number => rounded(count / Math.max(1, judged.length));
  return {
    n: judged.length,
    medianError: rounded(quantile(errors, 0.5)),
    within10: share(errors.filter((error) => error <= 0.1).length),
    within20: share(errors.filter((error) => error <= 0.2).length),
    coverage80: share(
      judged.filter(({ askedYuan, lowYuan, highYuan }) => askedYuan >= lowYuan && askedYuan <= highYuan)
        .length,
    ),
  };
}

export const byEnergy = (judged: readonly Judged[]): Record<string, Measures> =>
  measureGroups(judged, ENERGY_CLASSES, ({ listing }) => energyClass(listing.car.model.energy));

export const byAge = (judged: readonly Judged[]): Record<string, Measures> =>
  measureGroups(
    judged,
    AGE_GROUPS.map(([name]) => name),
    ({ listing: { car } }) => {
      const age = ageInYears(car.use.registered, car.use.valuedOn);
      return AGE_GROUPS.find(([, end]) => age < end)?.[0] ?? '';
    },
  );

export const bySeen = (judged: readonly Judged[]): Record<string, Measures> =>
  measureGroups(judged, ['seen', 'unseen'], ({ seen }) => (seen ? 'seen' : 'unseen'));

export const byProvince = (judged: readonly Judged[]): Record<string, Measures> =>
  measureGroups(
    judged,
    [...new Set(judged.map(({ listing }) => listing.province))].sort(),
    ({ listing }) => listing.province,
  );

function measureGroups(
  judged: readonly Judged[],
  groups: readonly string[],
  groupOf: (each: Judged) => string,
): Record<string, Measures> {
  return Object.fromEntries(
    groups
      .map((group) => [group, measure(judged.filter((each) => groupOf(each) === group))] as const)
      .filter(([, { n }]) => n > 0),
  );
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
