import { connector, cylinder, hole, rings, tube } from './blocks.ts';
import { around, disc, group, INK, line, oval, PLAIN, part, shadow, shine, slab, THIN } from './shapes.ts';

/** Round faces are drawn full and then squeezed sideways, and their lines with them. */
const SQUEEZED = { 'stroke-width': 2.4 };

/** A belt pulley in front of a machine, its face to the left. */
const pulley = (x: number, y: number, r: number): string =>
  cylinder({ from: x, to: x + 30, y, r, fill: 'blackRound', end: 'plasticLight' }) +
  rings(x + 6, 5, 5, [y, r], '#cfd6dc');

/** Aluminium housing with openings that show the copper windings, pulley in front. */
export const alternator = (): string =>
  [
    shadow(214, 258, 140, 13),
    part('M196,62L206,34C214,24 234,26 238,38L246,66Z', 'aluminium'),
    part('M196,238L206,262C214,272 234,270 238,260L248,236Z', 'aluminium'),
    hole(222, 42, 7),
    hole(222, 257, 6),
    connector(312, 84, 30, 32),
    cylinder({ from: 250, to: 318, y: 150, r: 84, fill: 'aluminiumRound' }),
    ...[0, 8, 12, 12, 8, 0].map((bulge, i) => slab([306 + bulge, 96 + i * 19], [22, 9], 4, 'void', PLAIN)),
    cylinder({ from: 200, to: 256, y: 150, r: 92, fill: 'steelRound' }),
    rings(214, 6, 8, [150, 91]),
    cylinder({ from: 150, to: 202, y: 150, r: 94, fill: 'aluminiumRound', end: 'aluminium' }),
    group(
      'translate(150 150) scale(.36 1)',
      around([0, 0], 10, part('M-11,-84C-6,-86 6,-86 11,-84L7,-48C3,-50 -3,-50 -7,-48Z', 'copper', SQUEEZED)),
      disc(0, 0, 42, 'aluminiumLight'),
    ),
    slab([118, 132], [36, 36], 4, 'steelRound'),
    pulley(96, 150, 46),
    oval([96, 150], [9, 26], 'aluminium', THIN),
    oval([94, 150], [5, 13], 'steelRound', THIN),
    shine('M164,62H244V70H162Z', 0.4),
  ].join('');

/** A long motor with the solenoid on its back and the pinion at its nose. */
export const starter = (): string =>
  shadow(206, 246, 160, 12) +
  group(
    'rotate(-8 200 150)',
    cylinder({ from: 196, to: 348, y: 182, r: 50, fill: 'steelRound' }),
    rings(330, 5, 2, [182, 50]),
    cylinder({ from: 176, to: 306, y: 96, r: 33, fill: 'aluminiumRound', end: 'aluminium' }),
    rings(290, 6, 2, [96, 33]),
    cylinder({ from: 312, to: 330, y: 96, r: 26, fill: 'blackRound' }),
    slab([334, 84], [22, 10], 2, 'copper', THIN),
    slab([334, 102], [16, 8], 2, 'copper', THIN),
    line('M344,94C356,112 356,130 350,142', '#b5652f', 5),
    part(
      'M176,62C198,50 220,60 224,80L232,204C234,230 216,244 194,242C168,238 156,214 156,186L160,92C161,78 166,68 176,62Z',
      'aluminium',
    ),
    line('M170,74C162,110 160,160 164,206', '#fff', 3, { opacity: 0.8 }),
    part(
      'M184,134C156,138 132,146 114,156V204C132,214 156,224 184,230C200,206 200,158 184,134Z',
      'aluminiumRound',
    ),
    ...[150, 180, 210].map((y) => line(`M122,${y * 0.8 + 36}L182,${y}`, '#6c7680', 2)),
    oval([114, 180], [9, 24], 'aluminiumShade'),
    hole(208, 222, 6),
    hole(196, 78, 6),
    slab([60, 170], [62, 20], 4, 'steelRound'),
    cylinder({ from: 70, to: 106, y: 180, r: 25, fill: 'steelRound', end: 'aluminium' }),
    ...[0, 3, 6, 7, 6, 3, 0].map((bulge, i) =>
      line(`M${74 + bulge},${160 + i * 6.6}H${106 + bulge}`, INK, 2.4, { opacity: 0.7 }),
    ),
    oval([68, 180], [5, 10], 'aluminiumLight', THIN),
    shine('M240,142H344V147H240Z', 0.35),
  );

/** An air-conditioning compressor: clutch plate in front, pipe ports on top. */
export const compressor = (): string =>
  [
    shadow(214, 254, 140, 13),
    part('M214,96L222,66H304L312,96Z', 'aluminium'),
    oval([244, 68], [14, 7], 'aluminiumLight'),
    oval([244, 68], [8, 4], 'void', PLAIN),
    oval([284, 68], [12, 6], 'aluminiumLight'),
    oval([284, 68], [7, 3.4], 'void', PLAIN),
    cylinder({ from: 284, to: 334, y: 158, r: 68, fill: 'aluminiumRound' }),
    cylinder({ from: 184, to: 290, y: 158, r: 72, fill: 'aluminiumRound' }),
    rings(266, 14, 2, [158, 72]),
    ...[92, 224].map(
      (y) => slab([206, y - 11], [92, 22], 8, 'aluminium') + hole(218, y, 5) + hole(286, y, 5),
    ),
    tube('M204,96C196,80 176,74 160,86', 4, 'black'),
    cylinder({ from: 120, to: 176, y: 158, r: 84, fill: 'blackRound', end: 'steelRound' }),
    rings(132, 7, 6, [158, 84], '#cfd6dc'),
    group(
      'translate(119 158) scale(.34 1)',
      disc(0, 0, 70, 'plastic', SQUEEZED),
      around(
        [0, 0],
        3,
        part('M-24,-10L-17,-62C-6,-68 6,-68 17,-62L24,-10Z', 'aluminium', SQUEEZED) +
          disc(0, -52, 6, 'aluminiumShade', PLAIN),
      ),
      disc(0, 0, 27, 'aluminiumLight', SQUEEZED),
      disc(0, 0, 12, 'steelRound', SQUEEZED),
    ),
  ].join('');
