import { item } from '../geometry/curves.ts';
import type { Vec2 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { clip, element, linearGradient } from '../svg.ts';
import { BOTH_SIDES, disc, laidOn, lineOn, rounded, type Side } from './laid-on.ts';

const highest = (outline: readonly Vec2[]): number => Math.max(...outline.map(([, z]) => z));
const lowest = (outline: readonly Vec2[]): number => Math.min(...outline.map(([, z]) => z));

/** Headlamps: dark housing behind clear glass, projector lenses and the daytime running light. */
export function headlamps(stage: Stage): string {
  const { face } = stage.profile;
  const at = (z: number): number => stage.camera.project(stage.tub.atHeight(0.6, z))[1];
  const tone = linearGradient(
    stage.id('lamp'),
    [0, at(highest(face.headlamp))],
    [0, at(lowest(face.headlamp))],
    [
      { at: 0, colour: '#a3b6c5' },
      { at: 0.35, colour: '#4a5966' },
      { at: 1, colour: '#10161c' },
    ],
  );
  return tone + BOTH_SIDES.map((side) => headlamp(stage, side)).join('');
}

function headlamp(stage: Stage, side: Side): string {
  const { pen, profile } = stage;
  const { face } = profile;
  const housing = laidOn(stage, rounded(face.headlamp), 'nose', side);
  if (housing.length < 3) return '';
  const id = stage.id(side > 0 ? 'lamp-near' : 'lamp-far');
  const lens = (centre: Vec2): string =>
    pen.area(laidOn(stage, disc(centre, face.lensRadius * 1.25), 'nose', side), '#0c1116', { opacity: 0.8 }) +
    pen.area(laidOn(stage, disc(centre, face.lensRadius), 'nose', side), '#8ea2b3') +
    pen.area(laidOn(stage, disc(centre, face.lensRadius * 0.55), 'nose', side), '#eef5fb');
  return (
    pen.area(housing, `url(#${stage.id('lamp')})`) +
    clip(id, pen.outline(housing)) +
    element(
      'g',
      { 'clip-path': `url(#${id})` },
      face.lenses.map(lens).join('') +
        pen.line(lineOn(stage, face.runningLight, 'nose', side), '#bfe0ff', 4, { 'stroke-opacity': 0.35 }) +
        pen.line(lineOn(stage, face.runningLight, 'nose', side), '#ffffff', 1.8),
    ) +
    pen.line([...housing, item(housing, 0)], '#07090c', 0.9, { 'stroke-opacity': 0.75 })
  );
}

/** Tail lamps, with a strip between them where the body type has one. */
export function tailLamps(stage: Stage): string {
  const { pen, profile } = stage;
  const { lamp, lightBar } = profile.rear;
  const at = (z: number): number => stage.camera.project(stage.tub.atHeight(stage.tub.girth - 0.6, z))[1];
  const tone = linearGradient(
    stage.id('tail'),
    [0, at(highest(lamp))],
    [0, at(lowest(lamp))],
    [
      { at: 0, colour: '#d3222b' },
      { at: 0.5, colour: '#96101a' },
      { at: 1, colour: '#5c0a11' },
    ],
  );
  const bar =
    lightBar &&
    pen.area(
      laidOn(
        stage,
        [
          [-0.7, lightBar[1]],
          [0.7, lightBar[1]],
          [0.7, lightBar[0]],
          [-0.7, lightBar[0]],
        ],
        'tail',
      ),
      '#7d0e17',
      { stroke: '#2a0508', 'stroke-width': 0.6 },
    );
  return tone + (bar ?? '') + BOTH_SIDES.map((side) => tailLamp(stage, side)).join('');
}

function tailLamp(stage: Stage, side: Side): string {
  const { pen, profile } = stage;
  const outline = rounded(profile.rear.lamp);
  const housing = laidOn(stage, outline, 'tail', side);
  if (housing.length < 3) return '';
  const middle: Vec2 = [
    profile.rear.lamp.reduce((sum, [s]) => sum + s, 0) / profile.rear.lamp.length,
    (highest(outline) + lowest(outline)) / 2,
  ];
  const glow = outline.map(
    ([s, z]): Vec2 => [middle[0] + (s - middle[0]) * 0.86, middle[1] + (z - middle[1]) * 0.55],
  );
  const light = laidOn(stage, glow, 'tail', side);
  return (
    pen.area(housing, `url(#${stage.id('tail')})`, { stroke: '#1c0305', 'stroke-width': 0.8 }) +
    pen.line(light.length < 3 ? [] : [...light, item(light, 0)], '#ff8a7d', 1.3, { 'stroke-opacity': 0.85 })
  );
}
