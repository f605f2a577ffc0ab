import { clamp, lerp } from '../geometry/vector.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const HEX_COLOUR = /^#([0-9a-f]{6})$/i;

export function rgbOf(hex: string): Rgb {
  const digits = HEX_COLOUR.exec(hex)?.[1];
  if (digits === undefined) throw new TypeError(`not a colour of the form #rrggbb: ${hex}`);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const hexOf = (colour: Rgb): string =>
  `#${colour
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

export const mix = (a: string, b: string, t: number): string => hexOf(blend(rgbOf(a), rgbOf(b), t));

/** Perceived lightness from 0 (black) to 1 (white). */
export const lightness = ([r, g, b]: Rgb): number => (0.3 * r + 0.59 * g + 0.11 * b) / 255;
