import { expect, it } from 'vitest';
import { sharedRanks } from './shared-ranks.ts';

it('gives one rank to all that cannot be told from the first of them, and counts on after them', () => {
  const intervals = [
    { low: 80, high: 84 },
    { low: 76, high: 81 },
    { low: 74, high: 79 },
    { low: 70, high: 75 },
    { low: 60, high: 62 },
  ];
  expect(sharedRanks(intervals)).toEqual([1, 1, 3, 3, 5]);
  expect(sharedRanks([])).toEqual([]);
});
