import { range } from '../geometry/curves.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';
import { clip, element } from '../svg.ts';

const WALL = 0.09;
const DEPTH = 0.32;

/** The open bed of a pickup, seen over its side. */
export function loadBed({ camera, deckSurface, id, paint, pen, profile }: Stage): string {
  const { bed } = profile.trim;
  if (!bed) return '';
  const [front, back] = bed;
  const half = profile.halfWidth - WALL;
  const rim = (x: number, y: number): Vec3 => [x, y, deckSurface.atX(0, x)[2]];
  if (camera.eye[2] < rim(front, 0)[2]) return '';
  const opening = [rim(front, half), rim(back, half), rim(back, -half), rim(front, -half)];
  const lowered = ([x, y, z]: Vec3): Vec3 => [x, y, z - DEPTH];
  const wall = (a: Vec3, b: Vec3, fill: string): string => pen.area([a, b, lowered(b), lowered(a)], fill);
  const ribs = range(front, back, 7).map((x) =>
    pen.line([rim(x, -half), lowered(rim(x, -half))], '#05080b', 1.4, { 'stroke-opacity': 0.4 }),
  );
  const floor = range(-half, half, 9)
    .slice(1, -1)
    .map((y) =>
      pen.line([lowered(rim(front, y)), lowered(rim(back, y))], '#39424a', 1.2, { 'stroke-opacity': 0.8 }),
    );
  const inside = id('bed');
  return (
    clip(inside, pen.outline(opening)) +
    element(
      'g',
      { 'clip-path': `url(#${inside})` },
      pen.area(opening, '#1a1f24') +
        floor.join('') +
        wall(rim(front, -half), rim(back, -half), mix(paint, '#0a0e13', 0.62)) +
        wall(rim(front, half), rim(front, -half), mix(paint, '#0a0e13', 0.72)) +
        wall(rim(back, half), rim(back, -half), mix(paint, '#0a0e13', 0.66)) +
        ribs.join(''),
    ) +
    pen.line([...opening, rim(front, half)], '#14181c', 2.4)
  );
}
