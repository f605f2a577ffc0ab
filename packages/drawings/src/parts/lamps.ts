import type { HeadLamp } from '../designs/faces/face.ts';
import { item } from '../geometry/curves.ts';
import type { Vec2 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { clip, element, linearGradient } from '../svg.ts';
import {
  BOTH_SIDES,
  designLineOn,
  designOn,
  disc,
  type End,
  inMetres,
  laidOn,
  rounded,
  type Side,
} from './laid-on.ts';

const highest = (outline: readonly Vec2[]): number => Math.max(...outline.map(([, up]) => up));
const lowest = (outline: readonly Vec2[]): number => Math.min(...outline.map(([, up]) => up));

/** Where a height near the corner of nose or tail falls in the picture. */
const heightOf = (stage: Stage, up: number, end: End): number => {
  const [s, z] = inMetres(stage, [0.7, up], end);
  return stage.camera.project(stage.tub.atHeight(end === 'nose' ? s : stage.tub.girth - s, z))[1];
};

/** Headlamps: dark housing behind clear glass, projector lenses and the daytime running lights. */
export function headlamps(stage: Stage): string {
  const { lamps, lights } = stage.look.face;
  const housings = lamps.map((lamp, i) => {
    const tone = linearGradient(
      stage.id(`lamp${i}`),
      [0, heightOf(stage, highest(lamp.outline), 'nose')],
      [0, heightOf(stage, lowest(lamp.outline), 'nose')],
      [
        { at: 0, colour: '#a3b6c5' },
        { at: 0.35, colour: '#4a5966' },
        { at: 1, colour: '#10161c' },
      ],
    );
    return tone + BOTH_SIDES.map((side) => headlamp(stage, lamp, side, stage.id(`lamp${i}`))).join('');
  });
  const glow = lights.flatMap((light) =>
    BOTH_SIDES.map((side) => {
      const line = designLineOn(stage, light, 'nose', side);
      return (
        stage.pen.line(line, '#0b1015', 3.6, { 'stroke-opacity': 0.85 }) +
        stage.pen.line(line, '#bfe0ff', 3, { 'stroke-opacity': 0.35 }) +
        stage.pen.line(line, '#ffffff', 1.6)
      );
    }),
  );
  return housings.join('') + glow.join('');
}

function headlamp(stage: Stage, lamp: HeadLamp, side: Side, tone: string): string {
  const { pen } = stage;
  const housing = designOn(stage, rounded(lamp.outline), 'nose', side);
  if (housing.length < 3) return '';
  const id = `${tone}${side > 0 ? '-near' : '-far'}`;
  const lens = (centre: Vec2): string => {
    const ring = (radius: number): ReturnType<typeof laidOn> =>
      laidOn(stage, disc(inMetres(stage, centre), radius), 'nose', side);
    return (
      pen.area(ring(lamp.lensRadius * 1.25), '#0c1116', { opacity: 0.8 }) +
      pen.area(ring(lamp.lensRadius), '#8ea2b3') +
      pen.area(ring(lamp.lensRadius * 0.55), '#eef5fb')
    );
  };
  return (
    pen.area(housing, `url(#${tone})`) +
    clip(id, pen.outline(housing)) +
    element('g', { 'clip-path': `url(#${id})` }, lamp.lenses.map(lens).join('')) +
    pen.line([...housing, item(housing, 0)], '#07090c', 0.9, { 'stroke-opacity': 0.75 })
  );
}

/** Tail lamps, with a strip between them where the design has one. */
export function tailLamps(stage: Stage): string {
  const { outline, strip } = stage.look.tail;
  const tone = linearGradient(
    stage.id('tail'),
    [0, heightOf(stage, highest(outline), 'tail')],
    [0, heightOf(stage, lowest(outline), 'tail')],
    [
      { at: 0, colour: '#d3222b' },
      { at: 0.5, colour: '#96101a' },
      { at: 1, colour: '#5c0a11' },
    ],
  );
  const bar = strip && [
    [-0.7, strip[1]] as const,
    [0.7, strip[1]] as const,
    [0.7, strip[0]] as const,
    [-0.7, strip[0]] as const,
  ];
  return (
    tone +
    (bar
      ? stage.pen.area(designOn(stage, bar, 'tail'), '#7d0e17', { stroke: '#2a0508', 'stroke-width': 0.6 })
      : '') +
    BOTH_SIDES.map((side) => tailLamp(stage, side)).join('')
  );
}

function tailLamp(stage: Stage, side: Side): string {
  const { pen } = stage;
  const { outline: corners } = stage.look.tail;
  const outline = rounded(corners);
  const housing = designOn(stage, outline, 'tail', side);
  if (housing.length < 3) return '';
  const middle: Vec2 = [
    corners.reduce((sum, [across]) => sum + across, 0) / corners.length,
    (highest(outline) + lowest(outline)) / 2,
  ];
  const glow = outline.map(
    ([across, up]): Vec2 => [middle[0] + (across - middle[0]) * 0.86, middle[1] + (up - middle[1]) * 0.55],
  );
  const light = designOn(stage, glow, 'tail', side);
  return (
    pen.area(housing, `url(#${stage.id('tail')})`, { stroke: '#1c0305', 'stroke-width': 0.8 }) +
    pen.line(light.length < 3 ? [] : [...light, item(light, 0)], '#ff8a7d', 1.3, { 'stroke-opacity': 0.85 })
  );
}
