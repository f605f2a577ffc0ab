import { bolt, connector, cylinder, rings } from './blocks.ts';
import {
  around,
  bothSides,
  disc,
  face,
  group,
  line,
  oval,
  PLAIN,
  part,
  shadow,
  shine,
  slab,
  THIN,
} from './shapes.ts';

/** The wiper's motor with its gearbox and the crank that moves the linkage. */
export const wiperMotor = (): string =>
  [
    shadow(204, 250, 150, 12),
    group(
      'rotate(-12 240 160)',
      cylinder({ from: 214, to: 336, y: 158, r: 42, fill: 'steelRound' }),
      rings(318, 6, 2, [158, 42]),
      shine('M226,128H330V134H226Z', 0.4),
    ),
    part(
      'M66,124C60,92 92,66 128,72L206,96L244,128L238,210C214,228 176,226 150,216C110,216 72,180 66,124Z',
      'aluminium',
    ),
    line('M78,130C82,100 102,84 130,86L200,106', '#fff', 3, { opacity: 0.8 }),
    disc(136, 144, 50, 'aluminiumLight', THIN),
    around([136, 144], 8, line('M136,100V118', '#7d8791', 3)),
    disc(136, 144, 22, 'aluminium'),
    connector(196, 176, 40, 30),
    bolt(82, 118, 7),
    bolt(134, 80, 6),
    bolt(214, 120, 6),
    group('rotate(126 136 144)', slab([122, 130], [134, 28], 14, 'steelRound')),
    bolt(136, 144, 10),
    disc(73, 231, 8.5, 'aluminiumLight'),
  ].join('');

/** A window lifter: two rails, the shoes that carry the glass, cable and motor. */
export const windowMotor = (): string =>
  [
    shadow(200, 264, 130, 10),
    line('M98,52C160,90 240,180 302,232', '#2b3138', 3),
    line('M302,52C250,70 230,110 216,150', '#2b3138', 3),
    line('M98,236C130,230 160,210 184,184', '#2b3138', 3),
    bothSides(
      part('M84,48H112C108,100 108,180 114,242H86C80,180 80,100 84,48Z', 'aluminium'),
      line('M92,46C88,110 88,180 94,246', '#fff', 2.4, { opacity: 0.9 }),
      line('M104,46C100,110 100,180 106,246', '#7d8791', 1.6),
      disc(98, 50, 17, 'plastic'),
      disc(98, 50, 8, 'plasticLight', PLAIN),
      disc(100, 240, 17, 'plastic'),
      disc(100, 240, 8, 'plasticLight', PLAIN),
      slab([72, 106], [56, 38], 5, 'plastic'),
      slab([80, 100], [14, 20], 3, 'plasticLight'),
      slab([108, 100], [14, 20], 3, 'plasticLight'),
      bolt(101, 130, 5),
    ),
    group(
      'rotate(64 206 168)',
      cylinder({ from: 216, to: 290, y: 168, r: 21, fill: 'steelRound', end: 'steelRound' }),
    ),
    disc(198, 162, 40, 'plastic'),
    disc(198, 162, 29, 'plasticLight', THIN),
    around([198, 162], 6, line('M198,138V150', '#262c33', 3)),
    disc(198, 162, 10, 'aluminium'),
    around([198, 162], 3, bolt(198, 128, 5), 30),
    connector(150, 184, 28, 24),
    face('M172,140A36,36 0 0 1 210,128A44,44 0 0 0 172,150Z', '#fff', { opacity: 0.25 }),
    oval([198, 162], [4, 4], 'void', PLAIN),
  ].join('');
