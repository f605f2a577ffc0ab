import { bolt, cylinder, hole, rings, tube } from './blocks.ts';
import { around, disc, group, line, oval, PLAIN, part, repeat, shadow, shine, slab, THIN } from './shapes.ts';

/** A four-cylinder engine from its side: cover, head, block, sump, and the belt's pulleys in front. */
export const engine = (): string =>
  [
    shadow(206, 268, 150, 13),
    part('M112,196H318L304,252C302,258 296,262 290,262H142C136,262 130,258 128,252Z', 'plastic'),
    part('M104,126H330V198H104Z', 'aluminium'),
    repeat(5, (i) => slab([120 + i * 50, 138], [10, 50], 4, 'aluminiumShade', PLAIN)),
    part('M98,96H336V130H98Z', 'aluminiumLight'),
    repeat(5, (i) => bolt(116 + i * 50, 113, 5)),
    part('M112,58C112,50 118,46 126,46H308C316,46 322,50 322,58V98H112Z', 'plastic'),
    ...[0, 1, 2, 3].map((i) => slab([134 + i * 46, 58], [30, 22], 6, 'plasticLight', THIN)),
    tube('M336,112C356,112 362,132 356,156', 14, 'black'),
    cylinder({ from: 78, to: 100, y: 214, r: 34, fill: 'blackRound', end: 'plasticLight' }),
    rings(84, 5, 3, [214, 34], '#cfd6dc'),
    cylinder({ from: 82, to: 100, y: 136, r: 22, fill: 'blackRound', end: 'plasticLight' }),
    line('M76,181C66,170 66,150 78,116', '#14171b', 6),
    oval([78, 214], [6, 16], 'aluminium', THIN),
    oval([82, 136], [4, 10], 'aluminium', THIN),
    shine('M120,52H312V57H120Z', 0.35),
  ].join('');

/** A gearbox: the bell towards the engine, ribs along its body, the lever's shaft on top. */
export const gearbox = (): string =>
  [
    shadow(210, 258, 150, 13),
    cylinder({ from: 290, to: 356, y: 156, r: 40, fill: 'aluminiumRound' }),
    cylinder({ from: 348, to: 372, y: 156, r: 20, fill: 'steelRound', end: 'aluminium' }),
    part('M128,70L224,96H306V218H224L128,244Z', 'aluminium'),
    ...[0, 1, 2, 3].map((i) => line(`M${178 + i * 32},${92 + i * 3}V${222 - i * 2}`, '#7a848e', 4)),
    slab([226, 196], [74, 34], 8, 'aluminiumShade'),
    slab([246, 66], [26, 34], 6, 'steelRound'),
    disc(259, 62, 13, 'aluminiumLight'),
    cylinder({ from: 92, to: 130, y: 157, r: 92, fill: 'aluminiumRound', end: 'aluminium' }),
    group(
      'translate(92 157) scale(.34 1)',
      disc(0, 0, 72, 'void', PLAIN),
      around([0, 0], 8, disc(0, -82, 6, 'aluminiumShade', PLAIN)),
      disc(0, 0, 30, 'steelRound'),
      disc(0, 0, 14, 'aluminiumLight'),
    ),
    shine('M136,78L222,102H300V107H222L136,84Z', 0.4),
  ].join('');

/** A steering gear: the rack in its tube, bellows and ball joints to both sides, the pinion's housing. */
export const steeringGear = (): string =>
  shadow(200, 224, 180, 11) +
  group(
    'rotate(-4 200 150)',
    slab([22, 152], [356, 10], 4, 'steelRound'),
    cylinder({ from: 118, to: 300, y: 157, r: 18, fill: 'aluminiumRound' }),
    ...[62, 286].flatMap((from) =>
      [0, 1, 2, 3, 4].map((i) =>
        cylinder({
          from: from + i * 11,
          to: from + i * 11 + 8,
          y: 157,
          r: 21 - Math.abs(i - 2) * 2,
          fill: 'blackRound',
        }),
      ),
    ),
    disc(24, 157, 13, 'aluminium'),
    disc(376, 157, 13, 'aluminium'),
    disc(24, 157, 6, 'steelRound', THIN),
    disc(376, 157, 6, 'steelRound', THIN),
    part(
      'M150,138C150,122 164,114 178,114H206C220,114 230,126 230,140V178C230,188 222,194 212,194H168C158,194 150,188 150,178Z',
      'aluminium',
    ),
    slab([180, 62], [20, 56], 5, 'steelRound'),
    slab([176, 82], [28, 12], 3, 'blackRound'),
    hole(166, 178, 6),
    hole(214, 178, 6),
    bolt(190, 154, 9),
    shine('M158,126H222V131H158Z', 0.4),
  );
