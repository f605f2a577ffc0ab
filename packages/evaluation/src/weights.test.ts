import { expect, test } from 'vitest';
import { moveWeight, readWeights, totalBy, writeWeights } from './weights.ts';

const areas = [{ code: 'adult' }, { code: 'child' }, { code: 'pedestrian' }, { code: 'active' }];
const ours = { adult: 40, child: 20, pedestrian: 20, active: 20 };

test('one weight is moved, the others follow in proportion, and the sum stays 100', () => {
  expect(moveWeight(ours, 'child', 55)).toEqual({ adult: 23, child: 55, pedestrian: 11, active: 11 });
  const all = moveWeight(ours, 'adult', 100);
  expect(all).toEqual({ adult: 100, child: 0, pedestrian: 0, active: 0 });
  expect(Object.values(moveWeight(all, 'adult', 50)).reduce((a, b) => a + b)).toBe(100);
});

test('a link carries the weights; what does not add up is not read', () => {
  const weights = { adult: 20, child: 55, pedestrian: 5, active: 20 };
  expect(readWeights(writeWeights(weights), areas)).toEqual(weights);
  for (const bad of ['20-55-5', '20-55-5-21', '20-55--5-30', 'a-b-c-d', ''])
    expect(readWeights(bad, areas)).toBeNull();
});

test('the reader’s total is made of the scores that are shown', () => {
  const m9 = {
    areas: [
      ['adult', 88.2],
      ['child', 90.5],
      ['pedestrian', 71.4],
      ['active', 80.8],
    ].map(([code, score]) => ({ code: String(code), score: Number(score) })),
  };
  expect(totalBy(ours, m9)).toBe(83.8);
  expect(totalBy({ adult: 20, child: 55, pedestrian: 5, active: 20 }, m9)).toBe(87.1);
});
