import type { BodyProfile } from '../bodies/profile.ts';
import { curveThrough, item, range, steps } from '../geometry/curves.ts';
import { clamp, lerp, smoothstep, type Vec2, type Vec3 } from '../geometry/vector.ts';

/** A place on the outline seen from above, with the direction that points out of the car there. */
interface PlanPoint {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
}

/**
 * The painted tub below the windows as one continuous skin round nose, side and tail. `s` is the distance along the
 * outline from the middle of the nose: positive on the driver's side, `girth` at the middle of the tail, and beyond it (or
 * below zero) on the passenger's side.
 */
export interface LowerBody {
  readonly girth: number;
  plan(s: number): PlanPoint;
  /** The s of a point of the driver's side, by its distance from the nose. */
  sAtX(x: number): number;
  top(s: number): number;
  bottom(s: number): number;
  /** v from the shoulder (0) to the sill (1). */
  at(s: number, v: number): Vec3;
  atHeight(s: number, z: number): Vec3;
  /** A point of the driver's side by its place in the side elevation. */
  onSide(xz: Vec2): Vec3;
}

export function lowerBodyOf(profile: BodyProfile): LowerBody {
  const { outline, distances } = halfOutline(profile);
  const xs = outline.map(([x]) => x);
  const girth = item(distances, distances.length - 1);
  const shoulder = curveThrough(profile.shoulder);
  const sill = curveThrough(profile.sill);
  const nose = curveThrough(profile.sections.nose);
  const side = curveThrough(profile.sections.side);
  const tail = curveThrough(profile.sections.tail);

  const plan = (around: number): PlanPoint => {
    const s = around > girth ? around - 2 * girth : around;
    const distance = clamp(Math.abs(s), 0, girth);
    const after = Math.max(1, indexAbove(distances, distance));
    const d0 = item(distances, after - 1);
    const t = clamp((distance - d0) / (item(distances, after) - d0 || 1));
    const a = item(outline, after - 1);
    const b = item(outline, after);
    const sign = s < 0 ? -1 : 1;
    const before = item(outline, Math.max(0, after - 2));
    const beyond = item(outline, Math.min(outline.length - 1, after + 1));
    const [tx, ty] = [beyond[0] - before[0], beyond[1] - before[1]];
    const size = Math.hypot(tx, ty) || 1;
    return {
      x: lerp(a[0], b[0], t),
      y: sign * lerp(a[1], b[1], t),
      outX: -ty / size,
      outY: (sign * tx) / size,
    };
  };
  const top = (s: number): number => shoulder(plan(s).x);
  const bottom = (s: number): number => sill(plan(s).x);

  const inset = (p: PlanPoint, v: number): number => {
    const noseShare = smoothstep(0.25, 0.9, -p.outX);
    const tailShare = smoothstep(0.25, 0.9, p.outX);
    const along = side(v) * (1 - noseShare - tailShare) - swell(profile, p.x, v) * Math.abs(p.outY);
    return along + nose(v) * noseShare + tail(v) * tailShare;
  };
  const place = (p: PlanPoint, v: number, z: number): Vec3 => {
    const depth = inset(p, v);
    return [p.x - p.outX * depth, p.y - p.outY * depth, z];
  };
  const sAtX = (x: number): number => {
    const after = clamp(indexAbove(xs, x), 1, outline.length - 1);
    const x0 = item(outline, after - 1)[0];
    const t = (x - x0) / (item(outline, after)[0] - x0 || 1);
    return lerp(item(distances, after - 1), item(distances, after), t);
  };
  const atHeight = (s: number, z: number): Vec3 => {
    const p = plan(s);
    const high = shoulder(p.x);
    return place(p, clamp((high - z) / (high - sill(p.x))), z);
  };
  return {
    girth,
    plan,
    sAtX,
    top,
    bottom,
    at: (s, v) => {
      const p = plan(s);
      return place(p, v, lerp(shoulder(p.x), sill(p.x), v));
    },
    atHeight,
    onSide: ([x, z]) => atHeight(sAtX(x), z),
  };
}

/** The driver's half of the outline from above, nose to tail, with the distance walked to each point. */
function halfOutline({ length, halfWidth, plan }: BodyProfile): { outline: Vec2[]; distances: number[] } {
  const width = curveThrough([
    [0, halfWidth * plan.noseTaper],
    [length * 0.28, halfWidth * 0.985],
    [length * 0.52, halfWidth],
    [length * 0.76, halfWidth * 0.985],
    [length, halfWidth * plan.tailTaper],
  ]);
  const corner = (angle: number, squareness: number): Vec2 => [
    1 - Math.cos(angle) ** (2 / squareness),
    Math.sin(angle) ** (2 / squareness),
  ];
  const angles = steps(90).map((t) => (t * Math.PI) / 2);
  const front = angles.map((angle): Vec2 => {
    const [forward, across] = corner(angle, plan.noseSquareness);
    const x = plan.noseDepth * forward;
    return [x, across * width(x)];
  });
  const middle = range(plan.noseDepth, length - plan.tailDepth, 80)
    .slice(1, -1)
    .map((x): Vec2 => [x, width(x)]);
  const back = angles.toReversed().map((angle): Vec2 => {
    const [forward, across] = corner(angle, plan.tailSquareness);
    const x = length - plan.tailDepth * forward;
    return [x, across * width(x)];
  });
  const outline = [...front, ...middle, ...back];
  let walked = 0;
  const distances = outline.map(([x, y], i) => {
    const [px, py] = item(outline, Math.max(0, i - 1));
    walked += Math.hypot(x - px, y - py);
    return walked;
  });
  return { outline, distances };
}

/** Wings swell at the shoulder over each wheel. */
function swell({ axles, haunch }: BodyProfile, x: number, v: number): number {
  const over = (axle: number): number =>
    Math.exp(-(((x - axle) / 0.5) ** 2)) * Math.exp(-(((v - 0.2) / 0.26) ** 2));
  return axles.reduce((sum, axle) => sum + haunch * over(axle), 0);
}

function indexAbove(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (item(sorted, middle) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
