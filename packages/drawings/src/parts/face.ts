import { item, range } from '../geometry/curves.ts';
import { lerp, type Vec2 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { clip, element } from '../svg.ts';
import { BOTH_SIDES, disc, laidOn, lineOn } from './laid-on.ts';
import { numberPlate } from './number-plate.ts';

/** Grille, air intakes, badge and number plate. */
export function face(stage: Stage): string {
  if (stage.visible.from > -0.05) return '';
  return lowerIntakes(stage) + grille(stage) + bonnetGap(stage) + badge(stage) + frontPlate(stage);
}

const DARK = '#0c0f12';

function grille(stage: Stage): string {
  const { pen, profile } = stage;
  const { grille: outline, grilleStyle } = profile.face;
  const shape = laidOn(stage, outline);
  const bottom = Math.min(...outline.map(([, z]) => z));
  const top = Math.max(...outline.map(([, z]) => z));
  const half = Math.max(...outline.map(([s]) => s));
  if (grilleStyle === 'closed') {
    return pen.area(shape, DARK, {
      opacity: 0.88,
      stroke: '#c3ccd5',
      'stroke-width': 0.9,
      'stroke-opacity': 0.6,
    });
  }
  const id = stage.id('grille');
  const bars = range(bottom, top, 7)
    .slice(1, -1)
    .map((z) =>
      pen.line(
        lineOn(stage, [
          [-half, z],
          [half, z],
        ]),
        '#69737d',
        1,
      ),
    );
  const mesh = range(-half, half, 22).map((s) =>
    pen.line(
      lineOn(stage, [
        [s, bottom],
        [s + 0.04, top],
      ]),
      '#4a525b',
      0.7,
    ),
  );
  return (
    pen.area(shape, DARK) +
    clip(id, pen.outline(shape)) +
    element(
      'g',
      { 'clip-path': `url(#${id})` },
      (grilleStyle === 'bars' ? bars : [...bars, ...mesh]).join(''),
    ) +
    pen.line([...shape, item(shape, 0)], '#c9d1d8', 1.3)
  );
}

function lowerIntakes(stage: Stage): string {
  const { pen, profile } = stage;
  const { lowerIntake, cornerIntake } = profile.face;
  const bottom = Math.min(...lowerIntake.map(([, z]) => z));
  const top = Math.max(...lowerIntake.map(([, z]) => z));
  const half = Math.max(...lowerIntake.map(([s]) => s));
  const slat = (share: number): string => {
    const z = lerp(bottom, top, share);
    return pen.line(
      lineOn(stage, [
        [-half * 0.92, z],
        [half * 0.92, z],
      ]),
      '#3c444c',
      1,
    );
  };
  const corners = BOTH_SIDES.map((side) => {
    const opening = laidOn(stage, cornerIntake, 'nose', side);
    return (
      pen.area(opening, '#14191e', { stroke: '#05070a', 'stroke-width': 0.5 }) +
      pen.line(opening.slice(0, Math.floor(opening.length / 4)), '#ffffff', 0.8, { 'stroke-opacity': 0.35 })
    );
  });
  const chin = laidOn(stage, [
    [-1.0, bottom - 0.015],
    [1.0, bottom - 0.015],
    [1.0, bottom - 0.06],
    [-1.0, bottom - 0.06],
  ]);
  return (
    pen.area(laidOn(stage, lowerIntake), DARK) +
    slat(0.35) +
    slat(0.68) +
    corners.join('') +
    pen.area(chin, '#15191d')
  );
}

/** The joint between bonnet and bumper. */
function bonnetGap(stage: Stage): string {
  const { tub, profile, pen } = stage;
  const reach = tub.sAtX(profile.plan.noseDepth * 0.28);
  const joint = range(Math.max(-reach, stage.visible.from), reach, 30).map((s) => tub.at(s, 0.055));
  return pen.line(joint, '#05080c', 0.8, { 'stroke-opacity': 0.5 });
}

function badge(stage: Stage): string {
  const { grille: outline, grilleStyle } = stage.profile.face;
  const top = Math.max(...outline.map(([, z]) => z));
  const bottom = Math.min(...outline.map(([, z]) => z));
  const centre: Vec2 = [0, lerp(bottom, top, grilleStyle === 'closed' ? 0.5 : 0.62)];
  const { pen } = stage;
  return (
    pen.area(laidOn(stage, disc(centre, 0.05)), '#e8edf1', { stroke: '#59636d', 'stroke-width': 0.7 }) +
    pen.area(laidOn(stage, disc(centre, 0.033)), '#1d252d') +
    pen.area(laidOn(stage, disc(centre, 0.014)), '#e8edf1')
  );
}

function frontPlate(stage: Stage): string {
  return numberPlate(stage, stage.profile.face.plateHeight, 'nose');
}
