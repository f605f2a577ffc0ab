import type { Camera } from './geometry/camera.ts';
import type { Vec2, Vec3 } from './geometry/vector.ts';

type Attributes = Readonly<Record<string, string | number>>;

const short = (n: number): string => String(Math.round(n * 10) / 10);

export const pathThrough = (points: readonly Vec2[], closed = true): string =>
  `M${points.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}${closed ? 'Z' : ''}`;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short3(value) : value}"`)
    .join('');

const short3 = (n: number): string => String(Math.round(n * 1000) / 1000);

export const element = (name: string, values: Attributes, content = ''): string =>
  content === '' ? `<${name}${attributes(values)}/>` : `<${name}${attributes(values)}>${content}</${name}>`;

/** Draws outlines and lines that live in the car's space. */
export interface Pen {
  area(points: readonly Vec3[], fill: string, more?: Attributes): string;
  line(points: readonly Vec3[], stroke: string, width: number, more?: Attributes): string;
  outline(points: readonly Vec3[]): string;
}

export function penFor(camera: Camera): Pen {
  const flat = (points: readonly Vec3[]): Vec2[] => points.map(camera.project);
  return {
    area: (points, fill, more = {}) =>
      points.length < 3 ? '' : element('path', { fill, ...more, d: pathThrough(flat(points)) }),
    line: (points, stroke, width, more = {}) =>
      points.length < 2
        ? ''
        : element('path', {
            fill: 'none',
            stroke,
            'stroke-width': width,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
            ...more,
            d: pathThrough(flat(points), false),
          }),
    outline: (points) => pathThrough(flat(points)),
  };
}

export interface GradientStop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stopElements = (stops: readonly GradientStop[]): string =>
  stops
    .map(({ at, colour, opacity = 1 }) =>
      element('stop', { offset: at, 'stop-color': colour, ...(opacity < 1 && { 'stop-opacity': opacity }) }),
    )
    .join('');

/** A straight gradient between two points of the picture. */
export const linearGradient = (id: string, from: Vec2, to: Vec2, stops: readonly GradientStop[]): string =>
  element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    stopElements(stops),
  );

export const radialGradient = (id: string, stops: readonly GradientStop[]): string =>
  element('radialGradient', { id }, stopElements(stops));

/** A blur over a known part of the picture: a filter without bounds costs ten times as much. */
export const blur = (id: string, deviation: number, [x, y]: Vec2, [width, height]: Vec2): string =>
  element(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', x, y, width, height, 'color-interpolation-filters': 'sRGB' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  );

export const clip = (id: string, outline: string): string =>
  element('clipPath', { id }, element('path', { d: outline }));
