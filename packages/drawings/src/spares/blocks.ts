import type { Vec2 } from '../geometry/vector.ts';
import type { Fill } from './materials.ts';
import { disc, face, INK, line, oval, PLAIN, part, repeat, slab } from './shapes.ts';

export const bolt = (x: number, y: number, r = 5): string =>
  disc(x, y, r, 'aluminium') + disc(x, y, r * 0.5, 'aluminiumShade', PLAIN);

/** A round hole seen from the front: dark inside, light on its lower rim. */
export const hole = (x: number, y: number, rx: number, ry = rx): string =>
  oval([x, y + 0.8], [rx + 0.8, ry + 0.8], '#eef3f7', PLAIN) + oval([x, y], [rx, ry], 'void', PLAIN);

const TUBE_TONES = {
  steel: ['#77828d', '#d9dfe4'],
  aluminium: ['#a9b2ba', '#f4f6f8'],
  black: ['#2b3138', '#6c757f'],
  orange: ['#e2740f', '#ffc58d'],
  copper: ['#b5652f', '#f3bf99'],
} as const;

/** A bent pipe, bar or cable: outline, body, and light along its upper side. */
export function tube(d: string, width: number, tone: keyof typeof TUBE_TONES): string {
  const [body, light] = TUBE_TONES[tone];
  const lifted = { transform: `translate(${-width * 0.08} ${-width * 0.18})` };
  return (
    line(d, INK, width + 3) +
    line(d, body, width) +
    line(d, light, width * 0.32, { ...lifted, opacity: 0.85 })
  );
}

interface Cylinder {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly r: number;
  readonly fill: Fill;
  /** Its visible end on the left; without it the end has the colour of the body. */
  readonly end?: Fill;
}

/** How narrow a circle looks at the end of a lying cylinder. */
const FORESHORTENING = 0.34;

/** A cylinder on its side, whose left end looks at us. */
export function cylinder({ from, to, y, r, fill, end = fill }: Cylinder): string {
  const rx = r * FORESHORTENING;
  const wall = `M${from},${y - r}H${to}A${rx},${r} 0 0 1 ${to},${y + r}H${from}A${rx},${r} 0 0 1 ${from},${y - r}Z`;
  return part(wall, fill) + oval([from, y], [rx, r], end);
}

/** Lines around a lying cylinder, parallel to its end. */
export const rings = (from: number, step: number, count: number, [y, r]: Vec2, colour = INK): string =>
  repeat(count, (i) => {
    const x = from + i * step;
    return line(`M${x},${y - r}A${r * FORESHORTENING},${r} 0 0 1 ${x},${y + r}`, colour, 1.4, {
      opacity: 0.55,
    });
  });

/** A plug for a cable, its mouth on the front. */
export const connector = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill = 'plastic',
): string =>
  slab([x, y], [width, height], 4, fill) +
  slab([x + 4, y + 4], [width - 8, height - 8], 2.5, 'void', PLAIN) +
  repeat(2, (i) =>
    slab([x + width * (0.32 + i * 0.24), y + height * 0.36], [3, height * 0.28], 1, 'copper', PLAIN),
  );

interface Coil {
  readonly from: number;
  readonly y: number;
  readonly r: number;
  readonly pitch: number;
  readonly turns: number;
}

/** A helical spring on its side, in two halves, so that a rod can run through it. */
export function coil({ from, y, r, pitch, turns }: Coil): { readonly back: string; readonly front: string } {
  const half = pitch / 2;
  const lean = pitch * 0.3;
  return {
    back: repeat(turns, (i) => {
      const x = from + half + i * pitch;
      return line(`M${x},${y + r}C${x + lean},${y + r} ${x},${y - r} ${x + half},${y - r}`, '#1a222b', 9);
    }),
    front: repeat(turns + 1, (i) => {
      const x = from + i * pitch;
      return tube(`M${x},${y - r}C${x + lean},${y - r} ${x},${y + r} ${x + half},${y + r}`, 9, 'steel');
    }),
  };
}

/** A lamp's projector: bright ring, dark depth, glass ball. */
export const projector = (x: number, y: number, r: number): string =>
  disc(x, y, r, 'aluminium') +
  disc(x, y, r * 0.8, 'void', PLAIN) +
  disc(x, y, r * 0.66, 'glass', PLAIN) +
  oval([x - r * 0.22, y - r * 0.26], [r * 0.24, r * 0.16], '#fff', { ...PLAIN, opacity: 0.85 });

/** A box seen from the front left above: the top and the right side lean back by `depth`. */
export function box(
  [x, y]: Vec2,
  [width, height]: Vec2,
  [dx, dy]: Vec2,
  fills: { readonly top: Fill; readonly front: Fill; readonly side: Fill },
): string {
  const right = x + width;
  return (
    part(`M${right},${y}l${dx},${-dy}v${height}l${-dx},${dy}Z`, fills.side) +
    part(`M${x},${y}l${dx},${-dy}h${width}l${-dx},${dy}Z`, fills.top) +
    part(`M${x},${y}h${width}v${height}h${-width}Z`, fills.front) +
    face(`M${x},${y}h${width}v2h${-width}Z`, '#fff', { opacity: 0.5 })
  );
}

/** A seam in leather or cloth. */
export const stitch = (d: string): string =>
  line(d, '#e3b48f', 1.3, { 'stroke-dasharray': '3.5 3', opacity: 0.85 });
