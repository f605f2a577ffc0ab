import { element } from '../../svg.ts';

type More = Readonly<Record<string, string | number>>;

export const fill = (d: string, colour: string, more: More = {}): string =>
  element('path', { d, fill: colour, ...more });

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(opacity < 1 && { 'stroke-opacity': opacity }),
  });

/** The same drawing again, mirrored about the middle of the picture. */
export const onBothSides = (drawing: string): string =>
  drawing + element('g', { transform: 'matrix(-1 0 0 1 640 0)' }, drawing);
