import { range } from '../geometry/curves.ts';
import { convexHull } from '../geometry/hull.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';
import { element, pathThrough } from '../svg.ts';

export const TYRE_WIDTH = 0.225;
const FULL_TURN = Math.PI * 2;

/** An upright circle beside the car; angle 0 points to the tail, a quarter turn points up. */
const circle = (x: number, y: number, height: number, radius: number, points = 48): Vec3[] =>
  range(0, FULL_TURN, points)
    .slice(0, -1)
    .map((a) => [x + Math.cos(a) * radius, y, height + Math.sin(a) * radius]);

/** Tread and shoulders of a tyre: all that lies between its inner and outer face. */
export function tyre(
  { camera }: Stage,
  x: number,
  outer: number,
  inner: number,
  radius: number,
  fill: string,
): string {
  const faces = [...circle(x, outer, radius, radius), ...circle(x, inner, radius, radius)];
  return element('path', { fill, d: pathThrough(convexHull(faces.map(camera.project))) });
}

/** Tyre, rim and brake disc; `face` is how far from the middle of the car the outside of the tyre lies. */
export function wheel(stage: Stage, x: number, face: number, radius: number): string {
  const { pen, profile } = stage;
  const rim = radius * profile.wheel.rim;
  const ring = (share: number, depth: number, fill: string): string =>
    pen.area(circle(x, face - depth, radius, radius * share), fill);
  const tread = tyre(stage, x, face - 0.01, face - TYRE_WIDTH, radius, '#0b0d0f');
  const sidewall =
    ring(1, 0.008, '#14171a') +
    ring(0.97, 0, '#1f2327') +
    ring(0.9, -0.004, '#191c20') +
    pen.line(closed(circle(x, face, radius, radius * 0.93)), '#3b4147', 0.5, { 'stroke-opacity': 0.8 });
  const barrel =
    pen.area(circle(x, face, radius, rim * 1.035), '#d5dbe1') +
    pen.area(circle(x, face, radius, rim * 0.985), '#8d969f') +
    pen.area(circle(x, face - 0.01, radius, rim * 0.955), '#0d0f12') +
    pen.area(circle(x, face - 0.09, radius, rim * 0.8), '#3b4148') +
    pen.area(circle(x, face - 0.085, radius, rim * 0.72), '#59616a') +
    pen.area(circle(x, face - 0.08, radius, rim * 0.42), '#22262b');
  return tread + sidewall + barrel + spokes(stage, x, face, radius, rim) + hub(stage, x, face, radius, rim);
}

const closed = (points: readonly Vec3[]): readonly Vec3[] => [...points, ...points.slice(0, 1)];

function spokes({ pen, profile }: Stage, x: number, face: number, height: number, rim: number): string {
  const { spokes: count, style } = profile.wheel;
  const at = (radius: number, angle: number, depth: number): Vec3 => [
    x + Math.cos(angle) * radius,
    face - depth,
    height + Math.sin(angle) * radius,
  ];
  const arm = (
    middle: number,
    inner: readonly [number, number],
    outer: readonly [number, number],
  ): string => {
    const brightness = 0.5 + 0.5 * Math.sin(middle + 0.6);
    const edge = (offset: number, reach: number, depth: number): Vec3 =>
      at(rim * reach, middle + offset, depth);
    const front = [
      edge(inner[0], 0.16, 0.03),
      edge(outer[0], 0.97, 0.004),
      edge(outer[1], 0.97, 0.004),
      edge(inner[1], 0.16, 0.03),
    ];
    const flank = front.map(([px, py, pz]): Vec3 => [px, py - 0.035, pz]);
    return pen.area(flank, '#3c434a') + pen.area(front, mix('#8b949d', '#f2f5f7', brightness));
  };
  return range(0, FULL_TURN, count)
    .slice(0, -1)
    .map((turn) => {
      const middle = turn + Math.PI / 2;
      if (style === 'twin')
        return (
          arm(middle - 0.02, [-0.55, 0.02], [-0.24, -0.07]) + arm(middle + 0.02, [-0.02, 0.55], [0.07, 0.24])
        );
      if (style === 'blade') return arm(middle, [-0.42, 0.42], [-0.05, 0.2]);
      return arm(middle, [-0.5, 0.5], [-0.2, 0.2]);
    })
    .join('');
}

function hub({ pen }: Stage, x: number, face: number, height: number, rim: number): string {
  return (
    pen.area(circle(x, face - 0.028, height, rim * 0.23, 28), '#aab2ba') +
    pen.area(circle(x, face - 0.024, height, rim * 0.2, 28), '#d9dee3') +
    pen.area(circle(x, face - 0.02, height, rim * 0.12, 24), '#5b636c')
  );
}
