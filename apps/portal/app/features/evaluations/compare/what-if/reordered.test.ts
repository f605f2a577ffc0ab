import type { EditionDocument } from '@cheyantong/contract';
import { expect, test } from 'vitest';
import { mostTelling, reordered } from './reordered.ts';

const edition = {
  repeatability: 0.8,
  areas: [
    { code: 'adult', weight: 60 },
    { code: 'child', weight: 40 },
  ],
} as unknown as EditionDocument;
const car = (id: string, totalScore: number, adult: number, child: number) => ({
  id,
  name: id,
  level: '中型车',
  totalScore,
  starLevel: 4,
  areas: [
    { code: 'adult', score: adult },
    { code: 'child', score: child },
  ],
});
const scores = [car('a', 84.1, 90, 75.1), car('b', 82, 80, 85), car('c', 70, 70, 70)];

test('another weight changes the order, and it is said who rose', () => {
  const { ours, yours } = reordered(scores, edition, { adult: 20, child: 80 });
  expect(ours.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(yours.map(({ id, total, rose }) => [id, total, rose])).toEqual([
    ['b', 84, 1],
    ['a', 78.1, -1],
    ['c', 70, 0],
  ]);
});

test('by our own weights the published totals stand', () => {
  const { yours } = reordered(scores, edition, { adult: 60, child: 40 });
  expect(yours.map(({ total, rose }) => [total, rose])).toEqual([
    [84.1, 0],
    [82, 0],
    [70, 0],
  ]);
});

test('of many cars the leaders of either order and the compared ones are shown, with their ranks among all', () => {
  const many = Array.from({ length: 30 }, (_, place) =>
    car(`car-${place}`, 90 - place * 2, 90 - place * 2, 90 - place * 2),
  );
  const { ours } = mostTelling(reordered(many, edition, { adult: 60, child: 40 }), ['car-27']);
  expect(ours).toHaveLength(11);
  expect(ours.at(-1)).toMatchObject({ id: 'car-27', rank: 28 });
});
