import type { Vec2 } from '../geometry/vector.ts';
import { bolt, box, connector, cylinder, hole, rings, tube } from './blocks.ts';
import { disc, face, line, oval, PLAIN, part, repeat, shadow, shine, slab, THIN } from './shapes.ts';

const CAST = { top: 'aluminiumShade', front: 'aluminium', side: 'aluminiumShade' } as const;

/** A cast aluminium box whose top is a row of cooling fins running towards the back. */
function finnedBox([x, y]: Vec2, [width, height]: Vec2, [dx, dy]: Vec2, fins: number): string {
  const pitch = width / fins;
  const thickness = pitch * 0.5;
  const rise = 13;
  const everyFin = (outline: (left: number) => string): string =>
    repeat(fins, (i) => outline(Math.round(x + (i + 0.2) * pitch)));
  const top = y - rise;
  return [
    ...[x + 8, x + width - 38].map((left) => slab([left, y + height - 4], [30, 12], 4, 'plastic')),
    box([x, y], [width, height], [dx, dy], CAST),
    face(
      everyFin((left) => `M${left + thickness},${top}l${dx},${-dy}v${rise}l${-dx},${dy}Z`),
      '#5d6771',
    ),
    part(
      everyFin((left) => `M${left},${top}l${dx},${-dy}h${thickness}l${-dx},${dy}Z`),
      'aluminiumLight',
      THIN,
    ),
    part(
      everyFin((left) => `M${left},${top}h${thickness}v${rise}h${-thickness}Z`),
      'aluminium',
      THIN,
    ),
  ].join('');
}

/** A high-voltage socket: orange collar, dark mouth, two copper pins. */
const orangeSocket = (x: number, y: number, width = 52): string =>
  slab([x, y], [width, 44], 9, 'orange') +
  slab([x + 6, y + 6], [width - 12, 32], 6, 'void', THIN) +
  [0.36, 0.64].map((at) => disc(x + width * at, y + 22, 5, 'copper', THIN)).join('') +
  slab([x + width / 2 - 8, y - 5], [16, 8], 2, 'orange', THIN);

/** The on-board charger: a wide finned box, two orange sockets, coolant pipes. */
export const charger = (): string =>
  [
    shadow(210, 256, 168, 13),
    tube('M352,182H384', 13, 'aluminium'),
    tube('M352,138H384', 13, 'aluminium'),
    finnedBox([36, 128], [262, 112], [64, 66], 13),
    slab([48, 142], [238, 86], 5, 'aluminiumLight', THIN),
    ...[56, 278].flatMap((x) => [150, 220].map((y) => bolt(x, y, 4))),
    orangeSocket(72, 163, 62),
    orangeSocket(148, 163),
    connector(216, 168, 46, 34),
    line('M38,131H296', '#fff', 2, { opacity: 0.7 }),
  ].join('');

/** A DC-DC converter: smaller, with the thick copper stud of the 12-volt side. */
export const dcdc = (): string =>
  [
    shadow(210, 250, 132, 12),
    finnedBox([92, 142], [164, 92], [58, 58], 8),
    slab([102, 154], [144, 70], 5, 'aluminiumLight', THIN),
    orangeSocket(114, 168, 54),
    slab([182, 170], [52, 42], 5, 'plastic'),
    slab([190, 178], [36, 26], 3, 'rubber', PLAIN),
    tube('M208,191C236,216 262,240 330,250', 9, 'black'),
    disc(208, 191, 10, 'copper'),
    disc(208, 191, 4.6, 'aluminiumLight', THIN),
  ].join('');

/** An electric compressor: no pulley, but its own motor, the inverter on top and the orange cable to it. */
export const electricCompressor = (): string =>
  [
    shadow(206, 256, 150, 13),
    tube('M128,92C104,70 78,66 44,82', 13, 'orange'),
    cylinder({ from: 286, to: 338, y: 170, r: 62, fill: 'aluminiumRound' }),
    cylinder({ from: 108, to: 292, y: 170, r: 74, fill: 'aluminiumRound', end: 'aluminiumLight' }),
    rings(196, 16, 5, [170, 74]),
    ...[112, 228].map((y) => slab([226, y - 11], [74, 22], 8, 'aluminium') + hole(288, y, 5)),
    oval([108, 170], [18, 52], 'aluminiumShade'),
    ...[-38, 0, 38].map((dy) => bolt(108, 170 + dy, 4)),
    slab([120, 66], [172, 46], 8, 'aluminiumLight'),
    ...[132, 280].flatMap((x) => [76, 102].map((y) => bolt(x, y, 4))),
    slab([116, 74], [26, 34], 5, 'orange'),
    connector(196, 74, 44, 28),
    oval([322, 118], [14, 7], 'aluminiumLight'),
    oval([322, 118], [8, 4], 'void', PLAIN),
  ].join('');

const pins = ([x, y]: Vec2, places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(
      ([dx, dy, r]) =>
        disc(x + dx, y + dy, r, 'plasticLight', THIN) + disc(x + dx, y + dy, r * 0.5, 'copper', PLAIN),
    )
    .join('');

const AC_PINS = [
  [-11, -13, 5],
  [11, -13, 5],
  [-20, 3, 7],
  [0, 3, 7],
  [20, 3, 7],
  [-11, 19, 7],
  [11, 19, 7],
] as const;

const DC_PINS = [
  [-24, -3, 13],
  [24, -3, 13],
  [0, -26, 5],
  [-14, -29, 4],
  [14, -29, 4],
  [0, -4, 6],
  [0, 25, 9],
  [-17, 25, 5],
  [17, 25, 5],
] as const;

/** The charging sockets for alternating and direct current behind their open flap. */
export const chargePort = (): string =>
  [
    shadow(216, 262, 146, 11),
    tube('M250,226C262,252 300,262 352,252', 13, 'orange'),
    tube('M180,226C196,262 260,276 336,268', 10, 'orange'),
    part('M102,78L40,50C30,46 22,52 22,62V216C22,226 30,232 40,228L102,206Z', 'sheet'),
    face('M96,86L44,62C38,60 34,62 34,68V208C34,214 38,217 44,215L96,196Z', 'plastic'),
    shine('M44,66L60,73V206L44,211C40,212 37,210 37,206V70C37,66 40,64 44,66Z', 0.15),
    ...[104, 180].map((y) => slab([90, y], [24, 12], 4, 'plasticLight')),
    part(
      'M106,72C106,56 116,46 132,46H348C364,46 374,56 374,72V212C374,228 364,238 348,238H132C116,238 106,228 106,212Z',
      'sheet',
    ),
    part(
      'M118,76C118,65 126,58 136,58H344C354,58 362,65 362,76V208C362,219 354,226 344,226H136C126,226 118,219 118,208Z',
      'plastic',
    ),
    line('M122,74C122,67 128,62 136,62H344', '#98a3ae', 2, { opacity: 0.7 }),
    disc(176, 146, 47, 'plasticLight'),
    disc(176, 146, 39, 'rubber', THIN),
    face('M162,107H190L186,114H166Z', 'plasticLight'),
    pins([176, 148], AC_PINS),
    disc(290, 144, 62, 'plasticLight'),
    disc(290, 144, 53, 'rubber', THIN),
    pins([290, 147], DC_PINS),
    slab([226, 70], [28, 7], 3.5, 'blue', THIN),
    slab([230, 72], [20, 3], 1.5, '#7fc0ff', PLAIN),
  ].join('');
