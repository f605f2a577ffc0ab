import { clippedTo, smoothLine, subdivided } from '../geometry/curves.ts';
import { lerp, type Vec2, type Vec3 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';

/** Which end of the car a detail belongs to, and on which side of its middle. */
export type End = 'nose' | 'tail';
export type Side = 1 | -1;
export const BOTH_SIDES: readonly Side[] = [-1, 1];

/** From `[s, z]` beside the middle of nose or tail to `[s, z]` on the tub's outline. */
const aroundTub =
  ({ tub }: Stage, end: End, side: Side) =>
  ([s, z]: Vec2): Vec2 => [end === 'nose' ? side * s : tub.girth - side * s, z];

/** The place of a design's `[across, up]`, in metres. */
export function inMetres({ profile, tub }: Stage, [across, up]: Vec2, end: End = 'nose'): Vec2 {
  const s = across * profile.halfWidth;
  const around = end === 'nose' ? s : tub.girth - s;
  return [s, lerp(tub.bottom(around), tub.top(around), up)];
}

function cut(stage: Stage, outline: readonly Vec2[], end: End, side: Side): Vec3[] {
  const { from, to } = stage.visible;
  return clippedTo(outline.map(aroundTub(stage, end, side)), from, to).map(([s, z]) =>
    stage.tub.atHeight(s, z),
  );
}

function inView(stage: Stage, line: readonly Vec2[], end: End, side: Side): Vec3[] {
  const { from, to } = stage.visible;
  return line
    .map(aroundTub(stage, end, side))
    .filter(([s]) => s >= from && s <= to)
    .map(([s, z]) => stage.tub.atHeight(s, z));
}

/** Lays an outline of `[s, z]` on the skin of nose or tail and cuts off what turns away from the viewer. */
export const laidOn = (stage: Stage, outline: readonly Vec2[], end: End = 'nose', side: Side = 1): Vec3[] =>
  cut(stage, subdivided(outline, 5), end, side);

/** The same for an open line. */
export const lineOn = (stage: Stage, line: readonly Vec2[], end: End = 'nose', side: Side = 1): Vec3[] =>
  inView(stage, subdivided(line, 6, false), end, side);

/** The same for an outline of a design. */
export const designOn = (stage: Stage, outline: readonly Vec2[], end: End = 'nose', side: Side = 1): Vec3[] =>
  cut(
    stage,
    subdivided(outline, 5).map((place) => inMetres(stage, place, end)),
    end,
    side,
  );

/** The same for an open line of a design. */
export const designLineOn = (
  stage: Stage,
  line: readonly Vec2[],
  end: End = 'nose',
  side: Side = 1,
): Vec3[] =>
  inView(
    stage,
    subdivided(line, 6, false).map((place) => inMetres(stage, place, end)),
    end,
    side,
  );

export const rounded = (outline: readonly Vec2[]): Vec2[] =>
  smoothLine([...outline, ...outline.slice(0, 1)], 5);

/** A small round detail as an outline of `[s, z]`. */
export const disc = ([s, z]: Vec2, radius: number): Vec2[] =>
  Array.from({ length: 14 }, (_, i): Vec2 => {
    const angle = (i / 14) * Math.PI * 2;
    return [s + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
  });

export const rectangle = (halfWidth: number, bottom: number, top: number): Vec2[] => [
  [-halfWidth, top],
  [halfWidth, top],
  [halfWidth, bottom],
  [-halfWidth, bottom],
];
