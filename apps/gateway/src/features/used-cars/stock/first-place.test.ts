import { describe, expect, it } from 'vitest';
import { firstPlace, placeNear } from './first-place.ts';

type Search = typeof firstPlace;
const near =
  (guess: number): Search =>
  (last, holds) =>
    placeNear(guess, last, holds);

describe.each<[string, Search]>([
  ['by halves', firstPlace],
  ['near the start', near(0)],
  ['near the middle', near(30)],
  ['near the end', near(63)],
])('a search %s', (_how, search) => {
  it.each([0, 1, 2, 3, 7, 8, 63])('finds every place of %i, and the end where nothing holds', (last) => {
    for (let place = 0; place <= last; place++) {
      expect(search(last, (at) => at >= place)).toBe(place);
    }
  });
});

it.each([
  [0, 1],
  [30, 2],
  [63, 1],
])('the place %i that was guessed is found with %i questions', (place, most) => {
  let asked = 0;
  placeNear(place, 63, (at) => {
    asked++;
    return at >= place;
  });
  expect(asked).toBeLessThanOrEqual(most);
});
