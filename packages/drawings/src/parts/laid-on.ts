import { clippedTo, smoothLine, subdivided } from '../geometry/curves.ts';
import type { Vec2, Vec3 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';

/** Which end of the car a detail belongs to, and on which side of its middle. */
export type End = 'nose' | 'tail';
export type Side = 1 | -1;
export const BOTH_SIDES: readonly Side[] = [-1, 1];

const aroundTub = (stage: Stage, end: End, side: Side, s: number): number =>
  end === 'nose' ? side * s : stage.tub.girth - side * s;

/** Lays an outline of `[s, z]` on the skin of nose or tail and cuts off what turns away from the viewer. */
export function laidOn(stage: Stage, outline: readonly Vec2[], end: End = 'nose', side: Side = 1): Vec3[] {
  const placed = subdivided(outline, 5).map(([s, z]): Vec2 => [aroundTub(stage, end, side, s), z]);
  const { from, to } = stage.visible;
  return clippedTo(placed, from, to).map(([s, z]) => stage.tub.atHeight(s, z));
}

/** The same for an open line. */
export function lineOn(stage: Stage, line: readonly Vec2[], end: End = 'nose', side: Side = 1): Vec3[] {
  const { from, to } = stage.visible;
  return subdivided(line, 6, false)
    .map(([s, z]): Vec2 => [aroundTub(stage, end, side, s), z])
    .filter(([s]) => s >= from && s <= to)
    .map(([s, z]) => stage.tub.atHeight(s, z));
}

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
