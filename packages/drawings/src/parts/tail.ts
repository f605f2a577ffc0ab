import { item } from '../geometry/curves.ts';
import type { Vec2 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { BOTH_SIDES, disc, inMetres, laidOn, lineOn, rectangle } from './laid-on.ts';

/** Boot lid or tailgate, the hollow for a plate, reflectors, lower bumper and exhausts. */
export function tail(stage: Stage): string {
  if (stage.visible.to < stage.tub.girth + 0.05) return '';
  const { pen, profile } = stage;
  const { plateHeight: z, diffuserTop } = profile.rear;
  const bottom = stage.tub.bottom(stage.tub.girth);
  const hollow = laidOn(stage, rectangle(0.29, z - 0.085, z + 0.085), 'tail');
  const diffuser = laidOn(
    stage,
    [
      [-0.78, diffuserTop],
      [0.78, diffuserTop],
      [0.86, bottom],
      [-0.86, bottom],
    ],
    'tail',
  );
  return (
    lidLine(stage) +
    pen.area(diffuser, '#15191d') +
    pen.line(
      lineOn(
        stage,
        [
          [-0.78, diffuserTop],
          [0.78, diffuserTop],
        ],
        'tail',
      ),
      '#ffffff',
      0.8,
      { 'stroke-opacity': 0.3 },
    ) +
    reflectors(stage) +
    exhausts(stage) +
    pen.area(hollow, '#000000', { opacity: 0.22 }) +
    pen.line(hollow.slice(0, Math.floor(hollow.length / 4)), '#05080c', 1, { 'stroke-opacity': 0.4 })
  );
}

function lidLine(stage: Stage): string {
  const { lidBottom, lidHalfWidth } = stage.profile.rear;
  const top = stage.tub.top(stage.tub.girth) - 0.01;
  const line: Vec2[] = [
    [-lidHalfWidth - 0.05, top],
    [-lidHalfWidth, lidBottom + 0.06],
    [-lidHalfWidth + 0.06, lidBottom],
    [lidHalfWidth - 0.06, lidBottom],
    [lidHalfWidth, lidBottom + 0.06],
    [lidHalfWidth + 0.05, top],
  ];
  return stage.pen.line(lineOn(stage, line, 'tail'), '#05080c', 0.9, { 'stroke-opacity': 0.5 });
}

function reflectors(stage: Stage): string {
  const z = stage.profile.rear.diffuserTop + 0.06;
  const outline: Vec2[] = [
    [0.6, z + 0.014],
    [0.82, z + 0.02],
    [0.82, z - 0.012],
    [0.6, z - 0.014],
  ];
  return BOTH_SIDES.map((side) => stage.pen.area(laidOn(stage, outline, 'tail', side), '#8f1620')).join('');
}

function exhausts(stage: Stage): string {
  if (!stage.profile.rear.exhausts || stage.look.electric) return '';
  const z = stage.profile.rear.diffuserTop - 0.05;
  return BOTH_SIDES.map((side) => {
    const outer = laidOn(stage, disc([0.56, z], 0.042), 'tail', side);
    return outer.length < 3
      ? ''
      : stage.pen.area(outer, '#050607') + stage.pen.line([...outer, item(outer, 0)], '#cbd3da', 1.2);
  }).join('');
}

/** Drawn after the lamps, because it sits on the light strip where there is one. */
export function tailBadge(stage: Stage): string {
  const { look, pen, profile } = stage;
  if (stage.visible.to < stage.tub.girth + 0.05) return '';
  const { strip } = look.tail;
  const centre: Vec2 = strip
    ? inMetres(stage, [0, (strip[0] + strip[1]) / 2], 'tail')
    : [0, profile.rear.plateHeight + 0.15];
  return (
    pen.area(laidOn(stage, disc(centre, 0.04), 'tail'), '#e8edf1', {
      stroke: '#59636d',
      'stroke-width': 0.6,
    }) + pen.area(laidOn(stage, disc(centre, 0.026), 'tail'), '#1d252d')
  );
}
