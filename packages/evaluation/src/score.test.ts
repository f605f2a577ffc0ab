import { expect, test } from 'vitest';
import { pointsAt } from './curve.ts';
import { rankWithTies } from './ranking.ts';
import { roundHalfUp, sum } from './rounding.ts';
import { score } from './score.ts';
import { editionForTests as edition } from './test-edition.ts';

test('points lie on the line between the limits, level beyond them', () => {
  const hic = [
    [500, 4],
    [700, 0],
  ] as const;
  expect([480, 500, 580, 700, 720].map((value) => pointsAt(hic, value))).toEqual([4, 4, 2.4, 0, 0]);
  const chest = [
    [18, 4],
    [34, 0],
  ] as const;
  expect(pointsAt(chest, 30)).toBe(1);
  const night = [
    [20, 0],
    [40, 1.5],
    [60, 4],
  ] as const;
  expect([20, 30, 40, 45, 60].map((value) => pointsAt(night, value))).toEqual([0, 0.75, 1.5, 2.13, 4]);
});

test('decimals are rounded as on paper', () => {
  expect(roundHalfUp(sum([8.359, 3.864, 0.777]), 2)).toBe(13);
  expect([roundHalfUp(2.125, 2), roundHalfUp(1.005, 2), roundHalfUp(-0.125, 2)]).toEqual([2.13, 1.01, -0.13]);
});

test('the worst reading counts, what is not fitted earns nothing, findings cost points but never below nothing', () => {
  const scored = score(edition, { 'a-test': [90, 80.04, 85], 'b-test': null }, { 'a-slip': 2, 'b-slip': 1 });
  expect(scored.areas.map(({ points, score: of100 }) => [points, of100])).toEqual([
    [47, 78.3],
    [0, 0],
  ]);
  expect(scored.total).toBe(47);
});

test('stars are judged by the shown decimals: an area just below the line costs one, and the page can say which', () => {
  const held = score(edition, { 'a-test': [95], 'b-test': [69.8] }, {});
  expect(held.total).toBe(84.9);
  expect(held.stars).toMatchObject({ stars: 4, byTotal: 5, toNext: null });
  expect(held.stars.heldBy).toEqual([{ kind: 'area', area: 'b', score: 69.8, below: 70 }]);
  const short = score(edition, { 'a-test': [78], 'b-test': [75] }, {});
  expect(short.stars).toMatchObject({ stars: 4, heldBy: [], toNext: { stars: 5, points: 3.2 } });
});

test('nothing at a vital test caps the stars', () => {
  const capped = score(
    { ...edition, stars: [{ stars: 5, total: 30, everyArea: 0 }] },
    { 'a-test': [0], 'b-test': [100] },
    {},
  );
  expect(capped.stars).toMatchObject({
    stars: 2,
    byTotal: 5,
    heldBy: [{ kind: 'cap', test: 'a-test', mostStars: 2 }],
  });
});

test('whoever is closer than the test can tell shares the rank of the first', () => {
  const cars = [
    ['甲', 86.1],
    ['乙', 83.8],
    ['丙', 83.5],
    ['丁', 83.0],
    ['戊', 81.9],
  ] as const;
  const ranked = rankWithTies(
    cars.map(([name, total]) => ({ name, total })),
    0.8,
  );
  expect(ranked.map(({ entry, rank, tied }) => [entry.name, rank, tied])).toEqual([
    ['甲', 1, false],
    ['丙', 2, true],
    ['乙', 2, true],
    ['丁', 4, false],
    ['戊', 5, false],
  ]);
});
