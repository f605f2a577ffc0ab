import type { CallData, EditionDocument, listEditionScores } from '@cheyantong/contract';
import { ownWeights, rankWithTies, totalBy, type Weights } from '@cheyantong/evaluation';

type Score = CallData<typeof listEditionScores>[number];

export interface Place {
  id: string;
  name: string;
  total: number;
  rank: number;
  tied: boolean;
}

export interface Reordered {
  ours: readonly Place[];
  yours: readonly (Place & { rose: number })[];
}

/** All cars of an edition by our weights and by the reader's: the same ties, the same tests, another order. */
export function reordered(scores: readonly Score[], edition: EditionDocument, weights: Weights): Reordered {
  const ours = placed(scores, ({ totalScore }) => totalScore, edition);
  // By our own weights the published totals stand: they were rounded once, not area by area.
  const isOurs = sameWeights(weights, ownWeights(edition));
  const yours = placed(scores, (one) => (isOurs ? one.totalScore : totalBy(weights, one)), edition);
  const rankBefore = new Map(ours.map(({ id, rank }) => [id, rank]));
  return {
    ours,
    yours: yours.map((place) => ({ ...place, rose: (rankBefore.get(place.id) ?? place.rank) - place.rank })),
  };
}

const LEADERS = 10;

/** Who leads in either order, and whoever is compared; their ranks are those among all. */
export function mostTelling({ ours, yours }: Reordered, compared: readonly string[]): Reordered {
  const told = new Set([
    ...compared,
    ...[ours, yours].flatMap((order) => order.slice(0, LEADERS).map(({ id }) => id)),
  ]);
  const isTold = ({ id }: Place): boolean => told.has(id);
  return { ours: ours.filter(isTold), yours: yours.filter(isTold) };
}

export const sameWeights = (one: Weights, other: Weights): boolean =>
  Object.entries(one).every(([area, weight]) => other[area] === weight);

const placed = (
  scores: readonly Score[],
  totalOf: (score: Score) => number,
  { repeatability }: EditionDocument,
): Place[] =>
  rankWithTies(
    scores.map((score) => ({ id: score.id, name: score.name, total: totalOf(score) })),
    repeatability,
  ).map(({ entry, rank, tied }) => ({ ...entry, rank, tied }));
