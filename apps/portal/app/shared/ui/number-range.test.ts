import { expect, it } from 'vitest';
import { orderedRange } from './number-range.ts';

it('puts the smaller end first', () => {
  expect(orderedRange([25, 5])).toEqual([5, 25]);
  expect(orderedRange([5, 25])).toEqual([5, 25]);
});

it('leaves an open end where it is', () => {
  expect(orderedRange([25, null])).toEqual([25, null]);
  expect(orderedRange([null, 5])).toEqual([null, 5]);
});
