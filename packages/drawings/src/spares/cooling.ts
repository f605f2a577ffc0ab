import { bolt, connector, cylinder, hole, tube } from './blocks.ts';
import {
  around,
  bothSides,
  disc,
  group,
  line,
  oval,
  PLAIN,
  part,
  repeat,
  shadow,
  shine,
  slab,
  THIN,
} from './shapes.ts';

/** Aluminium core between two black water tanks with their hose necks. */
export const radiator = (): string =>
  [
    shadow(200, 260, 168, 12),
    slab([70, 46], [260, 204], 3, 'aluminiumLight'),
    slab([76, 56], [248, 184], 1, 'aluminiumShade', THIN),
    repeat(14, (i) => line(`M76,${62.5 + i * 13.2}H324`, '#eef2f4', 3.6)),
    line(
      repeat(30, (i) => `M${Math.round(82 + i * 8.2)},58V238`),
      '#3f4953',
      1,
      {
        opacity: 0.5,
      },
    ),
    shine('M76,56H190L108,240H76Z', 0.2),
    slab([346, 76], [34, 26], 4, 'blackRound'),
    slab([371, 73], [8, 32], 3, 'plasticLight'),
    part(
      'M318,48C318,42 322,38 328,38H344C352,38 358,44 358,52V244C358,252 352,258 344,258H328C322,258 318,254 318,248Z',
      'plastic',
    ),
    part(
      'M82,48C82,42 78,38 72,38H52C44,38 38,44 38,52V244C38,252 44,258 52,258H72C78,258 82,254 82,248Z',
      'plastic',
    ),
    repeat(9, (i) => line(`M44,${58 + i * 16}H78M322,${62 + i * 22}H354`, '#98a2ac', 1.8, { opacity: 0.6 })),
    line('M46,50V246M326,50V246', '#b9c2ca', 2.4, { opacity: 0.55 }),
    slab([48, 24], [24, 18], 4, 'plastic'),
    slab([41, 16], [38, 13], 5, 'plasticLight'),
    cylinder({ from: 20, to: 48, y: 214, r: 17, fill: 'blackRound', end: 'plasticLight' }),
    oval([20, 214], [3.8, 12], 'void', PLAIN),
    bothSides(slab([100, 250], [20, 13], 4, 'rubber')),
  ].join('');

/** Flatter than a radiator and all aluminium: flat tubes, receiver at the side, two pipe flanges. */
export const condenser = (): string =>
  [
    shadow(200, 250, 166, 11),
    slab([54, 58], [270, 184], 2, 'aluminiumLight'),
    repeat(13, (i) => slab([56, 64 + i * 13.8], [266, 6], 1, 'aluminiumShade', PLAIN)),
    line(
      repeat(13, (i) => `M58,${74 + i * 13.8}${'l6,-4l6,4'.repeat(22)}`),
      '#929ca5',
      1,
    ),
    shine('M58,60H170L96,240H58Z', 0.3),
    slab([46, 48], [286, 12], 3, 'aluminium'),
    slab([46, 238], [286, 12], 3, 'aluminium'),
    ...[40, 320].map((x) => slab([x, 46], [16, 206], 7, 'aluminium')),
    group(
      'rotate(90 354 152)',
      cylinder({ from: 266, to: 436, y: 152, r: 14, fill: 'aluminiumRound', end: 'aluminiumLight' }),
    ),
    ...[92, 214].map((y) => slab([332, y], [14, 10], 2, 'aluminiumShade')),
    tube('M46,92H28C20,92 18,86 18,78V56', 9, 'aluminium'),
    tube('M46,206H30', 9, 'aluminium'),
    slab([8, 44], [22, 16], 3, 'aluminium'),
    slab([14, 196], [18, 20], 3, 'aluminium'),
    hole(19, 52, 4),
    bolt(52, 54, 3.4),
    bolt(326, 54, 3.4),
  ].join('');

const fan = (x: number, y: number, r: number): string => {
  const blade = `M${x - 5},${y - 14}C${x - 20},${y - r * 0.5} ${x - 16},${y - r * 0.85} ${x + 6},${y - r * 0.95}C${x + 26},${y - r * 0.92} ${x + 16},${y - r * 0.5} ${x + 12},${y - 12}Z`;
  return (
    disc(x, y, r + 6, 'plasticLight') +
    disc(x, y, r, 'void') +
    around([x, y], 7, part(blade, 'plastic', { stroke: '#7d8893', 'stroke-width': 1.2 })) +
    disc(x, y, r - 1.5, 'none', { stroke: '#59636d', 'stroke-width': 3 }) +
    disc(x, y, 23, 'plasticLight') +
    disc(x, y, 15, 'aluminium', THIN) +
    disc(x, y, 4, 'void', PLAIN)
  );
};

/** Two electric fans in one black shroud. */
export const coolingFan = (): string =>
  [
    shadow(200, 256, 166, 11),
    part('M32,62L46,44H354L368,62V232C368,242 360,248 352,248H48C40,248 32,242 32,232Z', 'plastic'),
    shine('M36,64L48,49H352L360,60H50C44,60 40,66 38,74Z', 0.3),
    fan(122, 150, 74),
    fan(282, 150, 74),
    bothSides(bolt(46, 66, 5), bolt(46, 234, 5), slab([20, 120], [14, 40], 3, 'plastic')),
    tube('M200,62V40C200,32 214,30 226,32', 5, 'black'),
    connector(224, 20, 30, 24),
  ].join('');
