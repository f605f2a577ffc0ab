import { expect, it } from 'vitest';
import { directionOf, pointsAt, written } from './radar-points.ts';

it('the first corner is at the top, the second to the left of it', () => {
  expect(directionOf(0, 4)).toEqual({ x: 0, y: -1 });
  expect(directionOf(1, 4)).toEqual({ x: -1, y: -0 });
});

it('a line lies as far out at every corner as its value is large', () => {
  expect(written(pointsAt([100, 50, 100, 25]))).toBe('0,-100 -50,0 0,100 25,0');
});
