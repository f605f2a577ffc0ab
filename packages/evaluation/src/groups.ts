import type { Edition } from './edition.ts';
import { roundHalfUp, sum } from './rounding.ts';
import type { Scored } from './score.ts';

/** The corners of the radar: points of a group's tests in per cent, modifiers left out. */
export function groupShares(
  { areas }: Pick<Edition, 'areas'>,
  scored: Pick<Scored, 'areas'>,
): { group: string; share: number }[] {
  const points = new Map(
    scored.areas.flatMap(({ tests }) => tests.map((test) => [test.code, test] as const)),
  );
  const groups = new Map<string, { points: number; max: number }[]>();
  for (const { code, group } of areas.flatMap(({ tests }) => tests)) {
    const test = points.get(code);
    if (test) groups.set(group, [...(groups.get(group) ?? []), test]);
  }
  return [...groups].map(([group, tests]) => ({
    group,
    share: roundHalfUp((sum(tests.map((test) => test.points)) / sum(tests.map((test) => test.max))) * 100, 0),
  }));
}
