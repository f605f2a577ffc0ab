import { range } from '../geometry/curves.ts';
import { lerp, type Vec2 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { grille } from './grille.ts';
import { BOTH_SIDES, designLineOn, designOn, disc, inMetres, laidOn } from './laid-on.ts';

/** Everything on the nose but its lamps. */
export function face(stage: Stage): string {
  if (stage.visible.from > -0.05) return '';
  const { grilles } = stage.look.face;
  return (
    lowerIntakes(stage) +
    grilles.map((opening, i) => grille(stage, opening, stage.id(`grille${i}`))).join('') +
    strips(stage) +
    bonnetGap(stage) +
    badge(stage)
  );
}

const DARK = '#0c0f12';

function lowerIntakes(stage: Stage): string {
  const { pen, look } = stage;
  const middle = look.face.intakes.map((outline) => {
    const bottom = Math.min(...outline.map(([, up]) => up));
    const top = Math.max(...outline.map(([, up]) => up));
    const half = Math.max(...outline.map(([across]) => across)) * 0.86;
    const slats = [0.35, 0.68].map((share): Vec2[] => {
      const up = lerp(bottom, top, share);
      return [
        [-half, up],
        [half, up],
      ];
    });
    return (
      pen.area(designOn(stage, outline), DARK) +
      slats.map((slat) => pen.line(designLineOn(stage, slat), '#3c444c', 1)).join('')
    );
  });
  const corners = look.face.corners.flatMap((outline) =>
    BOTH_SIDES.map((side) => {
      const opening = designOn(stage, outline, 'nose', side);
      return (
        pen.area(opening, '#14191e', { stroke: '#05070a', 'stroke-width': 0.5 }) +
        pen.line(opening.slice(0, Math.floor(opening.length / 4)), '#ffffff', 0.8, { 'stroke-opacity': 0.35 })
      );
    }),
  );
  const chin = designOn(stage, [
    [-1.08, 0.075],
    [1.08, 0.075],
    [1.08, -0.02],
    [-1.08, -0.02],
  ]);
  return middle.join('') + corners.join('') + pen.area(chin, '#15191d');
}

function strips(stage: Stage): string {
  const colour = stage.look.finish === 'bright' ? '#d5dce2' : '#15191d';
  return (stage.look.face.strips ?? [])
    .flatMap((strip) =>
      BOTH_SIDES.map((side) => stage.pen.line(designLineOn(stage, strip, 'nose', side), colour, 2)),
    )
    .join('');
}

/** The joint between bonnet and bumper. */
function bonnetGap(stage: Stage): string {
  const { tub, profile, pen } = stage;
  const reach = tub.sAtX(profile.plan.noseDepth * 0.28);
  const joint = range(Math.max(-reach, stage.visible.from), reach, 30).map((s) => tub.at(s, 0.055));
  return pen.line(joint, '#05080c', 0.8, { 'stroke-opacity': 0.5 });
}

function badge(stage: Stage): string {
  const { pen } = stage;
  const centre = inMetres(stage, [0, stage.look.face.badge]);
  const ring = (radius: number): ReturnType<typeof laidOn> => laidOn(stage, disc(centre, radius));
  return (
    pen.area(ring(0.045), '#e8edf1', { stroke: '#59636d', 'stroke-width': 0.7 }) +
    pen.area(ring(0.03), '#1d252d') +
    pen.area(ring(0.013), '#e8edf1')
  );
}
