import { item } from '../geometry/curves.ts';
import { clamp, type Vec2 } from '../geometry/vector.ts';
import type { GradientStop } from '../svg.ts';
import { blend, hexOf, type Rgb } from './colour.ts';

/** A stop may be left out where its neighbours predict its colour this closely (of 255). */
const TOLERANCE = 2;

interface Placed {
  readonly at: number;
  readonly colour: Rgb;
}

/** Turns colours at points of a line into the fewest stops of a straight gradient from `from` to `to`. */
export function gradientStops(
  points: readonly Vec2[],
  colours: readonly Rgb[],
  from: Vec2,
  to: Vec2,
): GradientStop[] {
  const axis: Vec2 = [to[0] - from[0], to[1] - from[1]];
  const size = axis[0] ** 2 + axis[1] ** 2 || 1;
  let reached = 0;
  const placed = points.map((point, i): Placed => {
    const share = ((point[0] - from[0]) * axis[0] + (point[1] - from[1]) * axis[1]) / size;
    reached = Math.max(reached, clamp(share));
    return { at: reached, colour: item(colours, i) };
  });
  return thinned(placed).map(({ at, colour }) => ({ at, colour: hexOf(colour) }));
}

function thinned(stops: readonly Placed[]): Placed[] {
  const kept = stops.slice(0, 1);
  let start = 0;
  for (let end = 2; end < stops.length; end++) {
    if (predicted(stops, start, end)) continue;
    kept.push(item(stops, end - 1));
    start = end - 1;
  }
  return [...kept, ...stops.slice(-1)];
}

function predicted(stops: readonly Placed[], start: number, end: number): boolean {
  const a = item(stops, start);
  const b = item(stops, end);
  for (let i = start + 1; i < end; i++) {
    const { at, colour } = item(stops, i);
    const guess = blend(a.colour, b.colour, (at - a.at) / (b.at - a.at || 1));
    if (distance(colour, guess) > TOLERANCE) return false;
  }
  return true;
}

const distance = (a: Rgb, b: Rgb): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
