import type { SeededRandom } from '@cheyantong/domain/seeded-random';
import type { Vec2 } from '../geometry/vector.ts';
import { element, pathThrough } from '../svg.ts';

/** A family of covers: pale ground, brand blue, exactly one orange mark; still legible when it is 144 wide. */
export const SHEET = { width: 640, height: 360 } as const;

export const INK = {
  blue: '#093F87',
  middle: '#5E83B8',
  light: '#9DB3CF',
  pale: '#CBD7E6',
  faint: '#E1E8F1',
  ground: '#F1F4F8',
  paper: '#FFFFFF',
  mark: '#B84A00',
} as const;

/** What a composition draws with. */
interface CoverBrief {
  random: SeededRandom;
  /** The clause that is marked on a sheet of paper. */
  label: string | null;
}

export type Composition = (brief: CoverBrief) => string;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = {}): string =>
  element('rect', { x, y, width, height, fill, ...more });

export const circle = (x: number, y: number, r: number, fill: string, more = {}): string =>
  element('circle', { cx: x, cy: y, r, fill, ...more });

export const line = (points: readonly Vec2[], stroke: string, width: number, more = {}): string =>
  element('path', {
    d: pathThrough(points, false),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    ...more,
  });

export const area = (points: readonly Vec2[], fill: string, more = {}): string =>
  element('path', { d: pathThrough(points), fill, ...more });

/** The one mark that catches the eye. */
export const ring = ([x, y]: Vec2): string =>
  circle(x, y, 8, INK.paper, { stroke: INK.mark, 'stroke-width': 4 });

/** Squared paper, barely there. */
export function squares(): string {
  const step = 40;
  const upright = Array.from({ length: SHEET.width / step }, (_, at) => `M${at * step} 0V${SHEET.height}`);
  const level = Array.from({ length: SHEET.height / step }, (_, at) => `M0 ${at * step}H${SHEET.width}`);
  return element('path', { d: [...upright, ...level].join(''), stroke: INK.faint, fill: 'none' });
}

export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));
