import { range } from '../geometry/curves.ts';
import { lerp, type Vec3 } from '../geometry/vector.ts';
import { paintedSheet } from '../light/painted-sheet.ts';
import type { Stage } from '../stage.ts';

const insideOf = ({ profile }: Stage): Vec3 => [profile.length / 2, 0, profile.height * 0.4];

/** The painted skin between shoulder and sill that faces the viewer. */
export function tubNearSide(stage: Stage): string {
  const { tub, visible } = stage;
  return paintedSheet(
    {
      at: (u, v) => tub.at(lerp(visible.from, visible.to, u), v),
      columns: 96,
      rows: 40,
      inside: insideOf(stage),
      id: stage.id('tub'),
    },
    stage.camera,
    stage.shade,
  );
}

/** The rolled edge of the far side, which shows above bonnet and boot. */
export function tubFarEdge(stage: Stage): string {
  const { tub, visible } = stage;
  const around = 2 * tub.girth;
  return paintedSheet(
    {
      at: (u, v) => tub.at(lerp(visible.to, visible.from + around, u), v * 0.12),
      columns: 60,
      rows: 3,
      inside: insideOf(stage),
      id: stage.id('far'),
    },
    stage.camera,
    stage.shade,
  );
}

/** Light caught by the shoulder, from wing to tail. */
export function shoulderHighlight({ pen, tub, visible, lightPaint, profile }: Stage): string {
  const from = tub.sAtX(profile.plan.noseDepth);
  const to = Math.min(visible.to, tub.sAtX(profile.length - profile.plan.tailDepth * 0.6));
  const along = (v: number): Vec3[] => range(from, to, 50).map((s) => tub.at(s, v));
  return (
    pen.line(along(0.012), '#ffffff', 1.4, { 'stroke-opacity': lightPaint ? 0.6 : 0.3 }) +
    pen.line(along(0.205), '#ffffff', 1.1, { 'stroke-opacity': lightPaint ? 0.8 : 0.38 })
  );
}
