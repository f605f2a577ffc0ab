import { bolt, connector, cylinder, hole, tube } from './blocks.ts';
import { disc, face, group, line, oval, PLAIN, part, shadow, shine, slab, THIN } from './shapes.ts';

/** A throttle body: the flap in its bore, the motor on the side. */
export const throttle = (): string =>
  [
    shadow(200, 258, 132, 12),
    part('M248,74H312C330,74 340,86 340,104V196C340,214 330,226 312,226H248Z', 'plastic'),
    line('M262,92H314C320,92 324,96 324,104V196', '#8a949e', 2.4),
    bolt(320, 92, 4.6),
    bolt(320, 208, 4.6),
    connector(292, 128, 46, 40),
    part(
      'M76,62C72,48 86,38 98,44L128,58C150,48 190,48 212,58L242,44C256,38 268,50 264,62L252,94C264,128 264,172 252,206L264,238C268,252 254,260 242,254L212,242C190,252 150,252 128,242L98,254C86,260 72,252 76,238L88,206C76,172 76,128 88,94Z',
      'aluminium',
    ),
    ...[60, 238].map((y) => hole(95, y, 8) + hole(245, y, 8)),
    disc(170, 149, 78, 'aluminiumLight', THIN),
    disc(170, 149, 68, 'aluminiumShade'),
    disc(172, 151, 61, 'void', PLAIN),
    oval([170, 149], [60, 60], 'brass', { ...PLAIN, opacity: 0.12 }),
    part('M112,142C116,112 140,90 170,90S224,112 228,142C214,134 126,134 112,142Z', 'brass'),
    part('M112,158C118,186 142,208 170,208S222,186 228,158C214,166 126,166 112,158Z', 'brass', {
      opacity: 0.85,
    }),
    slab([104, 142], [132, 15], 6, 'steelRound'),
    bolt(146, 149.5, 5),
    bolt(194, 149.5, 5),
    shine('M104,124A74,74 0 0 1 176,76L176,82A68,68 0 0 0 110,126Z', 0.9),
  ].join('');

/** The rear silencer: oval can, inlet pipe, two bright tailpipes. */
export const muffler = (): string =>
  [
    shadow(204, 248, 160, 13),
    tube('M262,118C300,106 320,84 382,78', 22, 'steel'),
    oval([385, 78], [5, 11], 'void'),
    part('M148,76H292C322,76 336,112 336,152S322,226 292,226H148Z', 'steelRound'),
    ...[188, 228, 268].map((x) =>
      line(`M${x},76C${x + 32},90 ${x + 32},212 ${x},226`, '#39434d', 1.6, { opacity: 0.5 }),
    ),
    oval([148, 151], [46, 75], 'aluminium'),
    oval([148, 151], [38, 64], 'aluminiumShade', THIN),
    oval([150, 153], [34, 59], 'aluminium', PLAIN),
    tube('M290,88V66C290,56 300,54 308,58', 7, 'steel'),
    tube('M206,82V62C206,52 216,50 224,54', 7, 'steel'),
    ...[118, 184].map((y) =>
      group(
        `rotate(-6 130 ${y})`,
        cylinder({ from: 50, to: 138, y, r: 22, fill: 'aluminiumRound', end: 'aluminiumLight' }) +
          oval([50, y], [5.4, 17], 'void', PLAIN),
      ),
    ),
    face('M170,92H300C306,95 312,100 316,106H176Z', '#fff', { opacity: 0.35 }),
  ].join('');
