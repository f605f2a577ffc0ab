import type { Edition } from './edition.ts';
import { roundHalfUp } from './rounding.ts';

interface AreaScore {
  code: string;
  score: number;
  tests: readonly { code: string; points: number }[];
}

export interface StarJudgement {
  stars: number;
  /** What the total alone would give. */
  byTotal: number;
  /** The areas and vital tests that took stars away. */
  heldBy: readonly Holding[];
  /** What is missing to one star more, where only the total is; null at the top. */
  toNext: { stars: number; points: number } | null;
}

export type Holding =
  | { kind: 'area'; area: string; score: number; below: number }
  | { kind: 'cap'; test: string; mostStars: number };

export function judgeStars(edition: Edition, total: number, areas: readonly AreaScore[]): StarJudgement {
  const rules = edition.stars.toSorted((a, b) => b.stars - a.stars);
  const byTotal = rules.find((rule) => total >= rule.total)?.stars ?? 1;
  const byAreas = rules.find((rule) => areas.every(({ score }) => score >= rule.everyArea))?.stars ?? 1;
  const caps = capsOf(edition, areas);
  const stars = Math.min(byTotal, byAreas, ...caps.map(({ mostStars }) => mostStars));
  const above = rules.find((rule) => rule.stars === stars + 1);
  const short = above ? areas.filter(({ score }) => score < above.everyArea) : [];
  const heldByAreas = short.map(
    ({ code, score }): Holding => ({ kind: 'area', area: code, score, below: above?.everyArea ?? 0 }),
  );
  const held = stars < byTotal;
  return {
    stars,
    byTotal,
    heldBy: held ? [...heldByAreas, ...caps.filter(({ mostStars }) => mostStars === stars)] : [],
    toNext:
      above && total < above.total
        ? { stars: above.stars, points: roundHalfUp(above.total - total, 1) }
        : null,
  };
}

function capsOf({ caps }: Edition, areas: readonly AreaScore[]): Extract<Holding, { kind: 'cap' }>[] {
  const nothing = new Set(
    areas.flatMap(({ tests }) => tests.filter(({ points }) => points === 0).map(({ code }) => code)),
  );
  return caps
    .filter(({ test }) => nothing.has(test))
    .map(({ test, mostStars }) => ({ kind: 'cap', test, mostStars }));
}
