import { range } from '../geometry/curves.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';

/** A small ridge at the end of the boot lid. */
export function bootLip({ pen, paint, profile, tub, visible }: Stage): string {
  if (profile.trim.spoiler !== 'lip') return '';
  const foot = range(tub.girth - 0.86, Math.min(tub.girth + 0.86, visible.to), 30).map((s) => tub.at(s, 0));
  const ridge = foot.map(([x, y, z]): Vec3 => {
    const middle = 1 - (Math.abs(y) / profile.halfWidth) ** 4;
    return [x + 0.012, y, z + 0.034 * middle];
  });
  return (
    pen.area([...foot, ...ridge.toReversed()], mix(paint, '#05080c', 0.25)) +
    pen.line(ridge, '#ffffff', 1.1, { 'stroke-opacity': 0.55 })
  );
}
