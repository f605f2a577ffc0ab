import { lerp, type Vec2 } from './vector.ts';

/** Reads an element that is known to exist; a wrong index is a mistake in this package, not a drawing. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return found;
}

export const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

export const range = (from: number, to: number, count: number): number[] =>
  steps(count).map((t) => lerp(from, to, t));

/**
 * A smooth function through the points that never overshoots them (Fritsch–Carlson), so that a belt line drawn with
 * six numbers has no waves between them. Flat beyond both ends.
 */
export function curveThrough(points: readonly Vec2[]): (x: number) => number {
  const last = points.length - 1;
  const slopes = points.slice(1).map(([x, y], i) => {
    const [px, py] = item(points, i);
    return (y - py) / (x - px);
  });
  const tangents = points.map((_, i) => {
    if (i === 0) return item(slopes, 0);
    if (i === last) return item(slopes, last - 1);
    const before = item(slopes, i - 1);
    const after = item(slopes, i);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (x) => {
    const first = item(points, 0);
    const end = item(points, last);
    if (x <= first[0]) return first[1];
    if (x >= end[0]) return end[1];
    let i = 0;
    while (item(points, i + 1)[0] <= x) i++;
    const [x0, y0] = item(points, i);
    const [x1, y1] = item(points, i + 1);
    const width = x1 - x0;
    const t = (x - x0) / width;
    const u = 1 - t;
    return (
      y0 * u * u * (1 + 2 * t) +
      y1 * t * t * (3 - 2 * t) +
      width * (item(tangents, i) * t * u * u - item(tangents, i + 1) * t * t * u)
    );
  };
}

/** A Catmull-Rom curve through the points, as a finer list of points of the same dimension. */
export function smoothLine<P extends readonly number[]>(points: readonly P[], perSpan = 8): P[] {
  const last = points.length - 1;
  const fine: P[] = [];
  for (let i = 0; i < last; i++) {
    const a = item(points, Math.max(0, i - 1));
    const b = item(points, i);
    const c = item(points, i + 1);
    const d = item(points, Math.min(last, i + 2));
    for (let k = 0; k < perSpan; k++) fine.push(catmullRom(a, b, c, d, k / perSpan));
  }
  fine.push(item(points, last));
  return fine;
}

function catmullRom<P extends readonly number[]>(a: P, b: P, c: P, d: P, t: number): P {
  const at = (p: P, axis: number): number => item(p, axis);
  const blended = b.map((_, k) => {
    const [pa, pb, pc, pd] = [at(a, k), at(b, k), at(c, k), at(d, k)];
    return (
      0.5 *
      (2 * pb +
        (pc - pa) * t +
        (2 * pa - 5 * pb + 4 * pc - pd) * t * t +
        (3 * pb - pa - 3 * pc + pd) * t ** 3)
    );
  });
  return blended as readonly number[] as P;
}

/** A point at a fraction of the way along an evenly sampled line. */
export function alongLine<P extends readonly number[]>(line: readonly P[], t: number): P {
  const position = Math.min(Math.max(t, 0), 1) * (line.length - 1);
  const i = Math.min(Math.floor(position), line.length - 2);
  const from = item(line, i);
  const to = item(line, i + 1);
  return from.map((value, k) => lerp(value, item(to, k), position - i)) as readonly number[] as P;
}

/** Adds points on the straight edges of an outline, so that it bends with the surface it is laid on. */
export function subdivided(outline: readonly Vec2[], perEdge: number, closed = true): Vec2[] {
  const edges = closed ? outline.length : outline.length - 1;
  const fine: Vec2[] = [];
  for (let i = 0; i < edges; i++) {
    const a = item(outline, i);
    const b = item(outline, (i + 1) % outline.length);
    for (let k = 0; k < perEdge; k++) {
      fine.push([lerp(a[0], b[0], k / perEdge), lerp(a[1], b[1], k / perEdge)]);
    }
  }
  if (!closed) fine.push(item(outline, outline.length - 1));
  return fine;
}

/** Keeps the part of an outline between two values of its first coordinate (Sutherland–Hodgman, twice). */
export function clippedTo(outline: readonly Vec2[], low: number, high: number): Vec2[] {
  return clipOneSide(
    clipOneSide(outline, (p) => p[0] - low, low),
    (p) => high - p[0],
    high,
  );
}

function clipOneSide(outline: readonly Vec2[], inside: (p: Vec2) => number, limit: number): Vec2[] {
  const kept: Vec2[] = [];
  outline.forEach((p, i) => {
    const previous = item(outline, (i + outline.length - 1) % outline.length);
    if (inside(p) >= 0 !== inside(previous) >= 0) {
      const t = (limit - previous[0]) / (p[0] - previous[0]);
      kept.push([limit, lerp(previous[1], p[1], t)]);
    }
    if (inside(p) >= 0) kept.push(p);
  });
  return kept;
}
