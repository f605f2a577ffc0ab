import { item } from './curves.ts';
import type { Vec2 } from './vector.ts';

const turn = (a: Vec2, b: Vec2, c: Vec2): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The outline of a rubber band round the points (Andrew's monotone chain). */
export function convexHull(points: readonly Vec2[]): Vec2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Vec2[]): Vec2[] {
  const chain: Vec2[] = [];
  for (const point of sorted) {
    while (
      chain.length > 1 &&
      turn(item(chain, chain.length - 2), item(chain, chain.length - 1), point) <= 0
    ) {
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}
