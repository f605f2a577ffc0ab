import { item, range } from '../geometry/curves.ts';
import { lerp, type Vec3 } from '../geometry/vector.ts';
import { paintedSheet } from '../light/painted-sheet.ts';
import type { Stage } from '../stage.ts';

const SPOILER_REACH = 0.16;

/** A bar along the near edge of the roof. */
export function roofRails({ cabin, look, pen, profile }: Stage): string {
  if (!profile.trim.roofRails) return '';
  const rail = cabin.roofRail;
  const inner = rail.slice(Math.round(rail.length * 0.1), Math.round(rail.length * 0.94));
  const last = inner.length - 1;
  const bar = inner.map(([x, y, z], i): Vec3 => [x, y, z + (i === 0 || i === last ? 0.008 : 0.036)]);
  return (
    pen.line(inner, '#05080b', 2, { 'stroke-opacity': 0.35 }) +
    pen.line(bar, '#2a3036', 2.4) +
    pen.line(bar.slice(1, -1), look.finish === 'bright' ? '#d7dee4' : '#59626b', 1.1)
  );
}

/** The overhang of the roof above a tailgate window. */
export function roofSpoiler(stage: Stage): string {
  const { cabin, camera, pen, profile, roofShade } = stage;
  if (profile.trim.spoiler !== 'roof') return '';
  const at = (u: number, v: number): Vec3 => {
    const [x, y, z] = cabin.roof(lerp(0.02, 0.98, u), 1);
    return [x + SPOILER_REACH * v, y * (1 - 0.04 * v), z - 0.03 * v - 0.02 * v * v];
  };
  const edge = range(0, 1, 20).map((u) => at(u, 1));
  const under = edge.map(([x, y, z]): Vec3 => [x - 0.02, y, z - 0.03]);
  const cheek: Vec3[] = [at(1, 0), at(1, 1), item(under, under.length - 1), cabin.rearWindow(0.98, 0.22)];
  const fromBehind = camera.eye[0] > item(edge, 0)[0];
  return (
    (fromBehind ? pen.area([...edge, ...under.toReversed()], '#101418') + pen.area(cheek, '#101418') : '') +
    paintedSheet(
      { at, columns: 14, rows: 4, inside: [profile.length / 2, 0, 0], id: stage.id('spoiler') },
      camera,
      roofShade,
    )
  );
}
