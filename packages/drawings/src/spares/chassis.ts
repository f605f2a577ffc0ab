import { bolt, coil, cylinder, hole, rings, tube } from './blocks.ts';
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
  repeat,
  shadow,
  shine,
  slab,
  THIN,
} from './shapes.ts';

const bushing = (x: number, y: number, r: number): string =>
  disc(x, y, r, 'aluminium') +
  disc(x, y, r * 0.76, 'rubber', THIN) +
  disc(x, y, r * 0.4, 'aluminium', THIN) +
  disc(x, y, r * 0.22, 'void', PLAIN);

/** An alloy rim with five pairs of spokes, turned a little so that its depth shows. */
export const wheel = (): string => {
  const centre = [190, 148] as const;
  const spokes =
    part('M172,128C170,100 160,72 152,46L172,40C178,70 184,96 188,122Z', 'aluminium') +
    part('M208,128C210,100 220,72 228,46L208,40C202,70 196,96 192,122Z', 'aluminiumLight');
  return [
    shadow(206, 264, 112, 12),
    oval([212, 148], [112, 118], 'aluminiumShade'),
    oval([204, 148], [114, 118], 'aluminiumRound'),
    oval([190, 148], [118, 120], 'aluminiumLight'),
    oval([190, 148], [108, 110], 'void'),
    oval([198, 148], [92, 102], 'aluminiumShade', { ...PLAIN, opacity: 0.55 }),
    oval([200, 148], [72, 80], 'void', PLAIN),
    around(centre, 5, spokes),
    disc(190, 148, 35, 'aluminium'),
    around(centre, 5, hole(190, 124, 5), 36),
    disc(190, 148, 13, 'blue'),
    disc(190, 148, 9, 'none', { stroke: '#9dbde6', 'stroke-width': 1.2 }),
    line('M92,88A116,118 0 0 1 232,38', '#fff', 3.4, { opacity: 0.9 }),
  ].join('');
};

/** A spring strut: the clamp for the wheel carrier, damper tube, spring over its rod, top mount with studs. */
export const damper = (): string => {
  const spring = coil({ from: 190, y: 150, r: 48, pitch: 24, turns: 5 });
  return (
    shadow(206, 266, 128, 11) +
    group(
      'rotate(-34 200 150)',
      ...[116, 150, 184].map((y) => slab([352, y - 4], [y === 150 ? 34 : 26, 8], 2, 'aluminiumRound')),
      cylinder({ from: 336, to: 354, y: 150, r: 52, fill: 'aluminiumRound', end: 'aluminium' }),
      cylinder({ from: 322, to: 336, y: 150, r: 44, fill: 'blackRound' }),
      spring.back,
      slab([196, 143], [60, 14], 3, 'aluminiumRound'),
      ...[24, 18, 23, 17, 22, 16].map((r, i) =>
        slab([310 - i * 12, 150 - r], [14, 2 * r], 5, 'blackRound', THIN),
      ),
      spring.front,
      cylinder({ from: 172, to: 184, y: 150, r: 55, fill: 'blackRound', end: 'plastic' }),
      cylinder({ from: 50, to: 174, y: 150, r: 25, fill: 'blackRound', end: 'plastic' }),
      shine('M60,134H168V138H58Z', 0.5),
      part('M26,116H74L84,128V172L74,184H26Z', 'aluminium'),
      bolt(44, 132, 6.5),
      bolt(44, 168, 6.5),
      line('M70,118V182', '#59636e', 1.6),
      slab([92, 122], [9, 56], 3, 'blue', THIN),
    )
  );
};

/** A forged A-arm: two bushings at the body, the ball joint at the wheel. */
export const controlArm = (): string =>
  [
    shadow(206, 238, 150, 13),
    part(
      'M64,92C60,70 86,58 102,76C140,106 200,128 262,138C300,142 330,150 336,170C338,192 316,204 292,200C240,196 176,206 130,226C112,240 84,232 84,210C84,194 100,186 116,190C134,186 150,176 156,166C150,146 118,120 88,112C74,110 66,102 64,92Z',
      'aluminium',
    ),
    part(
      'M176,148C206,152 240,158 268,162C274,170 272,178 262,180C232,180 204,184 178,190C184,176 184,162 176,148Z',
      'aluminiumShade',
    ),
    face(
      'M188,156C210,158 238,162 260,166C262,172 260,174 254,174C232,174 212,176 192,181C194,172 192,164 188,156Z',
      'void',
      { opacity: 0.5 },
    ),
    shine(
      'M108,84C144,112 202,132 262,142C294,146 318,150 328,162C300,152 250,152 210,144C160,134 124,112 100,92Z',
      0.8,
    ),
    shine('M112,206C150,198 200,186 240,186C200,192 150,206 122,222C112,224 104,216 112,206Z', 0.4),
    bushing(82, 88, 26),
    bushing(108, 210, 28),
    oval([308, 172], [27, 25], 'plastic'),
    part('M288,164C292,144 324,144 328,164C322,172 294,172 288,164Z', 'rubber'),
    slab([299, 112], [18, 38], 3, 'aluminium'),
    repeat(4, (i) => line(`M300,${117 + i * 5}H316`, '#5d6771', 1)),
    oval([308, 151], [13, 5], 'aluminiumShade'),
  ].join('');

const CALIPER =
  'M36,206C34,122 112,62 200,62S366,122 364,206C362,222 344,230 326,226L292,220C276,182 244,160 200,160S124,182 108,220L74,226C56,230 38,222 36,206Z';

/** A fixed brake caliper: pistons on both sides of the window through which the pads are seen. */
export const caliper = (): string =>
  [
    shadow(204, 244, 150, 12),
    part(CALIPER, 'aluminiumShade', { transform: 'translate(10 9)' }),
    part(CALIPER, 'aluminium'),
    part('M146,86C180,74 220,74 254,86L246,140C218,128 182,128 154,140Z', 'void'),
    part('M156,88C184,79 216,79 244,88L240,108C214,100 186,100 160,108Z', 'copper', THIN),
    face('M161,110C186,102 214,102 239,110L236,126C214,119 186,119 164,126Z', 'plastic'),
    ...[172, 228].map((x) => slab([x - 5, 66], [10, 72], 4, 'aluminiumLight', THIN)),
    bothSides(
      disc(104, 142, 35, 'aluminiumLight', THIN),
      disc(104, 142, 24, 'aluminium', THIN),
      disc(104, 142, 8, 'aluminiumShade', PLAIN),
      disc(66, 204, 15, 'aluminiumLight', THIN),
      hole(66, 204, 7),
      bolt(134, 98, 6),
      bolt(106, 196, 6),
    ),
    line('M48,180C54,122 116,74 196,72', '#fff', 3, { opacity: 0.85 }),
    group(
      'translate(-8 14) rotate(38 300 76)',
      slab([293, 58], [13, 26], 3, 'copper'),
      slab([295, 42], [9, 18], 3, 'rubber'),
    ),
  ].join('');

const boot = (from: number, step: number, radii: readonly number[]): string =>
  radii
    .map((r, i) => slab([from + i * step, 150 - r], [Math.abs(step) + 3, 2 * r], 5, 'blackRound', THIN))
    .join('');

/** A half shaft: joints with rubber boots at both ends, splines towards wheel and gearbox. */
export const driveShaft = (): string =>
  shadow(206, 232, 168, 11) +
  group(
    'rotate(-14 200 150)',
    slab([100, 141], [204, 18], 4, 'steelRound'),
    cylinder({ from: 52, to: 98, y: 150, r: 37, fill: 'aluminiumRound', end: 'aluminium' }),
    cylinder({ from: 34, to: 54, y: 150, r: 17, fill: 'steelRound', end: 'aluminium' }),
    cylinder({ from: 18, to: 50, y: 150, r: 12, fill: 'steelRound', end: 'aluminium' }),
    rings(20, 5, 6, [150, 12]),
    boot(108, 9, [35, 30, 33, 26, 28, 21, 22, 16]),
    line('M111,114V186', '#c9d1d8', 3),
    boot(224, 9, [14, 20, 19, 26, 24, 31, 28, 33]),
    line('M300,116V184', '#c9d1d8', 3),
    part('M304,114H350C362,126 362,174 350,186H304Z', 'aluminiumRound'),
    line('M318,114C324,134 324,166 318,186', '#59636e', 1.6),
    slab([358, 139], [30, 22], 4, 'steelRound'),
    repeat(5, (i) => line(`M360,${143 + i * 4}H386`, '#3c4650', 0.9)),
  );

/** An anti-roll bar: bent spring steel, two rubber mounts, a drop link at either end. */
export const stabiliser = (): string =>
  [
    shadow(200, 232, 168, 12),
    tube(
      'M52,208L74,128C80,106 92,98 112,98H150C168,98 170,112 184,112H216C230,112 232,98 250,98H288C308,98 320,106 326,128L348,208',
      13,
      'steel',
    ),
    bothSides(
      part('M40,206C38,194 62,192 66,204L62,226C58,236 42,236 40,226Z', 'aluminium'),
      hole(52, 218, 6),
      part('M112,116V90C112,76 150,76 150,90V116Z', 'plasticLight'),
      part('M118,116V96C118,86 144,86 144,96V116Z', 'rubber'),
      slab([100, 112], [62, 10], 3, 'aluminium'),
      bolt(107, 117, 3.6),
      bolt(155, 117, 3.6),
    ),
  ].join('');
