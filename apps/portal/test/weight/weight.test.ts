import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLIENT, type Weight, weighFirstVisits } from '../../scripts/first-visit.ts';
import { BEFORE_FIRST_PAINT, BUDGETS } from './budgets.ts';

function overweight(path: string, weight: Weight): string[] {
  const budget = BUDGETS[path];
  if (!budget) return [`${path} has no budget`];
  const [scripts, scriptFiles, styles, sheets] = budget;
  return [
    tooMuch(path, 'KiB of scripts', weight.scripts, scripts),
    tooMuch(path, 'script files', weight.scriptFiles, scriptFiles),
    tooMuch(path, 'KiB of style sheets', weight.styles, styles),
    tooMuch(path, 'style sheets', weight.sheets, sheets),
  ].flat();
}

const tooMuch = (path: string, unit: string, weight: number, budget: number): string[] =>
  weight > budget
    ? [`${path} takes ${round(weight)} ${unit}, ${round(weight - budget)} more than it may`]
    : [];

const round = (amount: number): number => Math.round(amount * 10) / 10;

/** `npm test` builds the portal first; a quick check of a fresh clone has nothing to weigh. */
describe.runIf(existsSync(CLIENT))('a first visit of the built portal', () => {
  it('takes no more than its page’s budget', () => {
    const complaints = [...weighFirstVisits()].flatMap(([path, weight]) => overweight(path, weight));
    expect(complaints).toEqual([]);
  });

  it.each(Object.entries(BEFORE_FIRST_PAINT))(
    'runs no more before it is seen than it may, with %s',
    (digits, budget) => {
      const sizes = ['boot.js', digits].map((file) => statSync(`${CLIENT}/${file}.br`).size);
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(budget);
    },
  );

  it('has a budget only where there is a page', () => {
    const pages = weighFirstVisits();
    expect(Object.keys(BUDGETS).filter((path) => !pages.has(path))).toEqual([]);
  });
});
