import type { Vec2 } from '../geometry/vector.ts';
import { element } from '../svg.ts';
import { type Fill, paint } from './materials.ts';

type Details = Readonly<Record<string, string | number>>;

/** The one dark line around every part. */
export const INK = '#1e2a38';
const OUTLINE = { stroke: INK, 'stroke-width': 1.6 };

/** A piece with the dark line around it. */
export const part = (d: string, fill: Fill, more: Details = {}): string =>
  element('path', { fill: paint(fill), ...OUTLINE, ...more, d });

/** A surface on a piece: no line of its own. */
export const face = (d: string, fill: Fill, more: Details = {}): string =>
  element('path', { fill: paint(fill), ...more, d });

export const line = (d: string, stroke: string, width: number, more: Details = {}): string =>
  element('path', { fill: 'none', stroke, 'stroke-width': width, ...more, d });

/** A fold or gap in a surface: a dark line with the light catching its lower edge. */
export const crease = (d: string, width = 1.4): string =>
  line(d, '#fff', width, { opacity: 0.6, transform: `translate(0 ${width})` }) +
  line(d, '#33475f', width, { opacity: 0.6 });

/** Light lying on a surface. */
export const shine = (d: string, opacity = 0.4): string => face(d, '#fff', { opacity });

export const disc = (cx: number, cy: number, r: number, fill: Fill, more: Details = {}): string =>
  element('circle', { cx, cy, r, fill: paint(fill), ...OUTLINE, ...more });

export const oval = ([cx, cy]: Vec2, [rx, ry]: Vec2, fill: Fill, more: Details = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill: paint(fill), ...OUTLINE, ...more });

export const slab = (
  [x, y]: Vec2,
  [width, height]: Vec2,
  rx: number,
  fill: Fill,
  more: Details = {},
): string => element('rect', { x, y, width, height, rx, fill: paint(fill), ...OUTLINE, ...more });

/** For details inside a part, whose line should not compete with the outline. */
export const THIN = { 'stroke-width': 1 };

/** For shapes that lie on another without a line of their own. */
export const PLAIN = { stroke: 'none' };

export const group = (transform: string, ...content: readonly string[]): string =>
  element('g', { transform }, content.join(''));

/** The same on the left and on the right of the picture's middle. */
export const bothSides = (...left: readonly string[]): string =>
  left.join('') + group('matrix(-1 0 0 1 400 0)', ...left);

/** The same, turned about a point `count` times. */
export const around = ([x, y]: Vec2, count: number, content: string, first = 0): string =>
  repeat(count, (i) => group(`rotate(${Math.round(first + (i * 360) / count)} ${x} ${y})`, content));

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** The soft dark patch where a part stands on the floor. */
export const shadow = (cx: number, cy: number, rx: number, ry = 14): string =>
  oval([cx, cy], [rx, ry], 'shadow', PLAIN);
