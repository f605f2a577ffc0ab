import type { Arm } from '../designs/rims.ts';
import { range } from '../geometry/curves.ts';
import { convexHull } from '../geometry/hull.ts';
import { lerp, type Vec3 } from '../geometry/vector.ts';
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
  const { look, pen, profile } = stage;
  const rim = radius * profile.wheel.rim;
  const ring = (share: number, depth: number, fill: string): string =>
    pen.area(circle(x, face - depth, radius, radius * share), fill);
  const tread = tyre(stage, x, face - 0.01, face - TYRE_WIDTH, radius, '#0b0d0f');
  const sidewall =
    ring(1, 0.008, '#14171a') +
    ring(0.97, 0, '#1f2327') +
    ring(0.9, -0.004, '#191c20') +
    pen.line(closed(circle(x, face, radius, radius * 0.93)), '#3b4147', 0.5, { 'stroke-opacity': 0.8 });
  const edge =
    pen.area(circle(x, face, radius, rim * 1.035), '#d5dbe1') +
    pen.area(circle(x, face, radius, rim * 0.985), '#8d969f');
  const barrel =
    edge + (look.rim.closed ? cover(stage, x, face, radius, rim) : brake(stage, x, face, radius, rim));
  return tread + sidewall + barrel + spokes(stage, x, face, radius, rim) + hub(stage, x, face, radius, rim);
}

function brake({ pen }: Stage, x: number, face: number, height: number, rim: number): string {
  return (
    pen.area(circle(x, face - 0.01, height, rim * 0.955), '#0d0f12') +
    pen.area(circle(x, face - 0.09, height, rim * 0.8), '#3b4148') +
    pen.area(circle(x, face - 0.085, height, rim * 0.72), '#59616a') +
    pen.area(circle(x, face - 0.08, height, rim * 0.42), '#22262b')
  );
}

function cover({ pen }: Stage, x: number, face: number, height: number, rim: number): string {
  return (
    pen.area(circle(x, face - 0.006, height, rim * 0.955), '#2c3238') +
    pen.area(circle(x, face - 0.01, height, rim * 0.9), '#4b535b')
  );
}

const closed = (points: readonly Vec3[]): readonly Vec3[] => [...points, ...points.slice(0, 1)];

function spokes({ look, pen }: Stage, x: number, face: number, height: number, rim: number): string {
  const { sectors, arms, dark = false } = look.rim;
  const [shade, light] = dark ? ['#23282d', '#c9d0d6'] : ['#8b949d', '#f2f5f7'];
  const arm = (middle: number, { inner, outer, from = 0.16, to = 0.97 }: Arm): string => {
    const brightness = 0.5 + 0.5 * Math.sin(middle + 0.6);
    // Arms stand deepest at the hub and reach the plane of the rim at its edge.
    const edge = (offset: number, reach: number): Vec3 => [
      x + Math.cos(middle + offset) * rim * reach,
      face - lerp(0.035, 0.004, reach),
      height + Math.sin(middle + offset) * rim * reach,
    ];
    const front = [edge(inner[0], from), edge(outer[0], to), edge(outer[1], to), edge(inner[1], from)];
    const flank = front.map(([px, py, pz]): Vec3 => [px, py - 0.035, pz]);
    return pen.area(flank, '#3c434a') + pen.area(front, mix(shade, light, brightness));
  };
  return range(0, FULL_TURN, sectors)
    .slice(0, -1)
    .flatMap((turn) => arms.map((one) => arm(turn + Math.PI / 2, one)))
    .join('');
}

function hub({ pen }: Stage, x: number, face: number, height: number, rim: number): string {
  return (
    pen.area(circle(x, face - 0.028, height, rim * 0.23, 28), '#aab2ba') +
    pen.area(circle(x, face - 0.024, height, rim * 0.2, 28), '#d9dee3') +
    pen.area(circle(x, face - 0.02, height, rim * 0.12, 24), '#5b636c')
  );
}
