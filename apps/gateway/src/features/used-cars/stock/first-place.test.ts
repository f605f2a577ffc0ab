import { describe, expect, it } from 'vitest';
import { firstPlace, placeFromEnd, placeFromStart } from './first-place.ts';

describe.each([firstPlace, placeFromStart, placeFromEnd])('%o', (search) => {
  it.each([0, 1, 2, 3, 7, 8, 63])('finds every place of %i, and the end where nothing holds', (last) => {
    for (let place = 0; place <= last; place++) {
      expect(search(last, (at) => at >= place)).toBe(place);
    }
  });
});

it('a place near the start or the end is found with a few questions', () => {
  const asked: number[] = [];
  const from = (place: number) => (at: number) => {
    asked.push(at);
    return at >= place;
  };
  placeFromStart(63, from(0));
  placeFromEnd(63, from(63));
  expect(asked).toEqual([0, 62]);
});
