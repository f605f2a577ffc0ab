import { closerThan, roundHalfUp } from '@cheyantong/evaluation';

export type Standing =
  | { kind: 'alone' }
  | { kind: 'best'; lead: number }
  | { kind: 'tied'; apart: number }
  | { kind: 'behind' };

/** Who is ahead on one scale. What the test cannot tell apart is tied, however the digits read. */
export function standingsOf(scores: readonly number[], repeatability: number): Standing[] {
  if (scores.length < 2) return scores.map(() => ({ kind: 'alone' }));
  const best = Math.max(...scores);
  const isNear = (score: number): boolean => score === best || closerThan(best, score, repeatability);
  const near = scores.filter(isNear);
  if (near.length > 1) {
    const apart = roundHalfUp(best - Math.min(...near), 1);
    return scores.map((score) => (isNear(score) ? { kind: 'tied', apart } : { kind: 'behind' }));
  }
  const next = Math.max(...scores.filter((score) => score !== best));
  return scores.map((score) =>
    score === best ? { kind: 'best', lead: roundHalfUp(best - next, 1) } : { kind: 'behind' },
  );
}

/** Nobody stands out: nothing that 只看不同 would show. */
export const allAlike = (standings: readonly Standing[]): boolean =>
  standings.every(({ kind }) => kind === 'tied' || kind === 'alone');
