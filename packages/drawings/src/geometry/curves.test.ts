import { describe, expect, it } from 'vitest';
import { clippedTo, curveThrough, range, smoothLine } from './curves.ts';
import { convexHull } from './hull.ts';
import type { Vec2 } from './vector.ts';

describe('a curve through points', () => {
  const points: Vec2[] = [
    [0, 0],
    [1, 1],
    [2, 1],
    [4, 3],
  ];
  const curve = curveThrough(points);

  it('meets every point and stays flat beyond the ends', () => {
    for (const [x, y] of points) expect(curve(x)).toBeCloseTo(y);
    expect(curve(-5)).toBe(0);
    expect(curve(9)).toBe(3);
  });

  it('never rises above or falls below its neighbours', () => {
    for (const x of range(1, 2, 20)) expect(curve(x)).toBeCloseTo(1);
    for (const x of range(2, 4, 20)) expect(curve(x)).toBeLessThanOrEqual(3);
  });
});

describe('a smooth line', () => {
  it('begins and ends at the given points', () => {
    const line = smoothLine<Vec2>([
      [0, 0],
      [1, 2],
      [3, 0],
    ]);
    expect(line.at(0)).toEqual([0, 0]);
    expect(line.at(-1)).toEqual([3, 0]);
  });
});

describe('an outline', () => {
  const square: Vec2[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];

  it('can be cut to a band', () => {
    const cut = clippedTo(square, 0.5, 1.5);
    expect(Math.min(...cut.map(([x]) => x))).toBe(0.5);
    expect(Math.max(...cut.map(([x]) => x))).toBe(1.5);
  });

  it('disappears when the band misses it', () => {
    expect(clippedTo(square, 5, 6)).toEqual([]);
  });

  it('has a hull without the points inside', () => {
    expect(convexHull([...square, [1, 1]])).toHaveLength(4);
  });
});
