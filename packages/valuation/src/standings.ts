import {
  brandRetention,
  type RankedRetention,
  type RetentionRow,
  type RetentionYears,
  seriesRetention,
} from './retention.ts';
import { sharedRanks } from './shared-ranks.ts';

interface Standing extends RankedRetention {
  rank: number;
}

/** By name, best first. */
export type Standings = ReadonlyMap<string, Standing>;

export function standingsOf(
  rows: readonly RetentionRow[],
  rankType: 'brand' | 'series',
  years: RetentionYears,
): Standings {
  const sorted = rankType === 'brand' ? brandRetention(rows, { years }) : seriesRetention(rows, { years });
  const ranks = sharedRanks(sorted);
  return new Map(sorted.map((figure, at) => [figure.name, { ...figure, rank: ranks[at] ?? at + 1 }]));
}

/**
 * How many it has passed since the last edition, less those that passed it; nothing where it was not ranked then.
 * The difference of its two ranks would say something else: newcomers push everybody down, and where a group of equals
 * ends depends on how many were listed. Passing takes a better rank than one that had a better rank before.
 */
export function placesGained(name: string, now: Standings, before: Standings): number | null {
  const [own, ownBefore] = [now.get(name), before.get(name)];
  if (!own || !ownBefore) return null;
  let gained = 0;
  for (const [other, { rank }] of now) {
    const rankBefore = before.get(other)?.rank ?? ownBefore.rank;
    if (rankBefore < ownBefore.rank && rank > own.rank) gained++;
    if (rankBefore > ownBefore.rank && rank < own.rank) gained--;
  }
  return gained;
}
