import { counted, maxPoints, pointsAt } from './curve.ts';
import type { Area, Edition, Findings, Modifier, Readings, Test } from './edition.ts';
import { roundHalfUp, sum } from './rounding.ts';
import { judgeStars, type StarJudgement } from './stars.ts';

export interface ScoredTest {
  code: string;
  /** null: not fitted, no points. */
  value: number | null;
  points: number;
  max: number;
}

export interface ScoredModifier {
  code: string;
  value: number;
  /** 0 or below. */
  points: number;
}

export interface ScoredArea {
  code: string;
  points: number;
  max: number;
  /** Of 100, one decimal: what is shown and what stars are judged by. */
  score: number;
  tests: readonly ScoredTest[];
  modifiers: readonly ScoredModifier[];
}

export interface Scored {
  total: number;
  areas: readonly ScoredArea[];
  stars: StarJudgement;
}

export function score(edition: Edition, readings: Readings, findings: Findings): Scored {
  const areas = edition.areas.map((area) => scoreArea(area, readings, findings));
  const total = roundHalfUp(sum(areas.map(({ points }) => points)), 1);
  return { total, areas, stars: judgeStars(edition, total, areas) };
}

function scoreArea(area: Area, readings: Readings, findings: Findings): ScoredArea {
  const tests = area.tests.map((test) => scoreTest(test, readings[test.code] ?? null));
  const modifiers = area.modifiers.map((modifier) => scoreModifier(modifier, findings[modifier.code] ?? 0));
  const points = Math.max(0, sum([...tests, ...modifiers].map((part) => part.points)));
  return {
    code: area.code,
    points: roundHalfUp(points, 2),
    max: area.weight,
    score: roundHalfUp((points / area.weight) * 100, 1),
    tests,
    modifiers,
  };
}

function scoreTest(test: Test, readings: readonly number[] | null): ScoredTest {
  const value = readings && counted(test, readings);
  const points = value === null ? 0 : pointsAt(test.curve, value);
  return { code: test.code, value, points, max: maxPoints(test) };
}

function scoreModifier({ code, limit, points, each }: Modifier, value: number): ScoredModifier {
  const times = value <= limit ? 0 : each ? Math.ceil(value - limit) : 1;
  return { code, value, points: times === 0 ? 0 : -times * points };
}
