import { item } from '../geometry/curves.ts';
import type { Vec2 } from '../geometry/vector.ts';

/** Points closer than this to the line between their neighbours are left out (picture units). */
const TOLERANCE = 0.1;

/** The same line with as few points as the eye needs. */
export function straightened(line: readonly Vec2[]): Vec2[] {
  const kept = line.slice(0, 1);
  let start = 0;
  for (let end = 2; end < line.length; end++) {
    if (isStraight(line, start, end)) continue;
    kept.push(item(line, end - 1));
    start = end - 1;
  }
  return [...kept, ...line.slice(-1)];
}

function isStraight(line: readonly Vec2[], start: number, end: number): boolean {
  const [ax, ay] = item(line, start);
  const [bx, by] = item(line, end);
  const size = Math.hypot(bx - ax, by - ay) || 1;
  for (let i = start + 1; i < end; i++) {
    const [x, y] = item(line, i);
    if (Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / size > TOLERANCE) return false;
  }
  return true;
}
