import { expect, it } from 'vitest';
import { shareRange } from './share-range.ts';

it.each([
  [22, 24, 0.742, 0.977],
  [1402, 1480, 0.935, 0.958],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
])('%i of %i lies between %f and %f', (hits, of, low, high) => {
  const range = shareRange(hits, of);
  expect(range[0]).toBeCloseTo(low, 3);
  expect(range[1]).toBeCloseTo(high, 3);
});
