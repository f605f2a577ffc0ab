import { roundHalfUp, sum } from './rounding.ts';

/** Per cent by area, 100 in all. */
export type Weights = Readonly<Record<string, number>>;

interface Weighted {
  areas: readonly { code: string; score: number }[];
}

export const ownWeights = ({ areas }: { areas: readonly { code: string; weight: number }[] }): Weights =>
  Object.fromEntries(areas.map(({ code, weight }) => [code, weight]));

/** The total by a reader's weights, from scores of 100. */
export const totalBy = (weights: Weights, { areas }: Weighted): number =>
  roundHalfUp(sum(areas.map(({ code, score }) => (score * (weights[code] ?? 0)) / 100)), 1);

/** One weight is moved; the others give or take in proportion, whole per cents, 100 in all. */
export function moveWeight(weights: Weights, moved: string, to: number): Weights {
  const others = Object.entries(weights).filter(([code]) => code !== moved);
  const left = 100 - to;
  const before = sum(others.map(([, weight]) => weight));
  const exact = others.map(([code, weight]) => ({
    code,
    share: before > 0 ? (weight / before) * left : left / others.length,
  }));
  const whole = exact.map(({ code, share }) => ({ code, weight: Math.floor(share), rest: share % 1 }));
  const missing = left - sum(whole.map(({ weight }) => weight));
  const byRest = whole.toSorted((a, b) => b.rest - a.rest).slice(0, missing);
  return Object.fromEntries(
    Object.keys(weights).map((code) => {
      if (code === moved) return [code, to];
      const found = whole.find((one) => one.code === code);
      const extra = byRest.some((one) => one.code === code) ? 1 : 0;
      return [code, (found?.weight ?? 0) + extra];
    }),
  );
}

/** 20-55-5-20, in the order of the areas. */
export const writeWeights = (weights: Weights): string => Object.values(weights).join('-');

/** null for anything that is not one whole number an area, 100 in all. */
export function readWeights(written: string, areas: readonly { code: string }[]): Weights | null {
  if (!/^\d{1,3}(-\d{1,3})*$/.test(written)) return null;
  const values = written.split('-').map(Number);
  if (values.length !== areas.length || sum(values) !== 100) return null;
  return Object.fromEntries(areas.map(({ code }, index) => [code, values[index] ?? 0]));
}
