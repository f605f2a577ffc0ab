import { connector, tube } from './blocks.ts';
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

/** A round dial without numbers: ticks over three quarters of the circle, a needle. */
const dial = (x: number, y: number, r: number, angle: number): string =>
  disc(x, y, r, 'aluminiumShade') +
  disc(x, y, r - 4, 'screen', THIN) +
  repeat(13, (i) =>
    group(
      `rotate(${-125 + i * 20.8} ${x} ${y})`,
      line(
        `M${x},${y - r + 9}v${i % 3 === 0 ? 11 : 6}`,
        i > 10 ? '#ff6a5e' : '#e8f1fb',
        i % 3 === 0 ? 2.4 : 1.4,
      ),
    ),
  ) +
  disc(x, y, r * 0.45, 'none', { stroke: '#3f73b8', 'stroke-width': 2.2 }) +
  group(
    `rotate(${angle} ${x} ${y})`,
    part(`M${x - 2.6},${y}L${x},${y - r + 14}L${x + 2.6},${y}Z`, '#ff5648', PLAIN),
  ) +
  disc(x, y, 8, 'plastic', THIN);

/** Two dials and a small screen under a black hood. */
export const instrumentCluster = (): string =>
  [
    shadow(200, 244, 164, 12),
    part(
      'M28,148C34,82 96,54 134,54C164,54 176,64 200,64S236,54 266,54C304,54 366,82 372,148L366,214C364,230 352,238 336,238H64C48,238 36,230 34,214Z',
      'plastic',
    ),
    shine(
      'M36,140C46,90 100,64 136,64C164,64 178,73 200,73S236,64 264,64C250,60 236,80 200,80S160,72 136,72C100,72 56,96 36,140Z',
      0.4,
    ),
    part(
      'M44,152C50,98 100,74 136,74C162,74 178,84 200,84S238,74 264,74C300,74 350,98 356,152L350,208C348,220 342,224 332,224H68C58,224 52,220 50,208Z',
      'void',
    ),
    dial(118, 152, 64, -60),
    dial(282, 152, 64, 20),
    slab([180, 112], [40, 84], 6, 'screen', { stroke: '#3f73b8', 'stroke-width': 1.2 }),
    part('M190,150H196V140H204V150H210L200,162Z', '#5fd08f', PLAIN),
    repeat(4, (i) => slab([188, 184 - i * 6 + 2], [24 - i * 5, 3], 1.5, '#8fb6ea', PLAIN)),
    ...['#ffb340', '#ff5a4f', '#5fd08f'].map((colour, i) =>
      disc(188 + i * 12, 206, 3.2, colour as `#${string}`, PLAIN),
    ),
    slab([189, 118], [22, 10], 3, '#2d63ab', PLAIN),
    shine('M70,100C90,84 116,78 140,78L86,220H68C58,218 54,212 53,204L49,156C52,132 58,112 70,100Z', 0.1),
    bothSides(slab([16, 196], [22, 18], 4, 'plastic')),
  ].join('');

/** A wide touch screen with a map on it, on its holder. */
export const centreScreen = (): string =>
  [
    shadow(200, 258, 138, 11),
    part('M150,210H250L268,256H132Z', 'plastic'),
    part(
      'M44,60C44,50 52,44 62,44L340,50C350,50 358,58 358,68V212C358,222 350,228 340,228L62,222C52,222 44,216 44,206Z',
      'rubber',
    ),
    part(
      'M56,66C56,60 60,56 66,56L334,61C341,61 346,66 346,72V206C346,212 341,216 334,216L66,211C60,211 56,206 56,200Z',
      'screen',
      THIN,
    ),
    face('M140,57.5L334,61C341,61 346,66 346,72V206C346,212 341,216 334,216L140,212.4Z', '#1d3a5c'),
    line('M147,178C180,168 200,130 240,126S300,98 339,92', '#56789f', 9),
    line('M197,208C200,168 236,150 261,66', '#56789f', 6),
    line('M170,172C196,158 206,128 240,126S282,106 300,101', '#4ea3ff', 5),
    part(
      'M300,84C308,84 313,90 313,96C313,104 304,112 300,117C296,112 287,104 287,96C287,90 292,84 300,84Z',
      '#ff8a4c',
      THIN,
    ),
    disc(170, 172, 7, '#ffffff', { stroke: '#2a7de1', 'stroke-width': 3.4 }),
    slab([66, 66], [64, 60], 7, '#2d63ab', PLAIN),
    slab([66, 134], [64, 30], 7, '#27496f', PLAIN),
    slab([66, 171], [64, 30], 7, '#27496f', PLAIN),
    disc(98, 96, 17, 'none', { stroke: '#dbe9fa', 'stroke-width': 4 }),
    part('M93,88L107,96L93,104Z', '#dbe9fa', PLAIN),
    line('M76,149H104M76,186H98', '#a9c4e4', 4),
    disc(117, 149, 5, '#5fd08f', PLAIN),
    disc(117, 186, 5, '#a9c4e4', PLAIN),
    shine('M60,58L196,59L104,212L66,211C60,211 57,206 57,200V64Z', 0.1),
    shine(
      'M46,64C46,54 54,47 62,47L340,53C346,53 352,56 355,62C350,57 346,56 340,56L64,50C54,50 48,56 46,64Z',
      0.5,
    ),
  ].join('');

/** A reversing camera: wide lens in a small housing, bracket, cable with plug. */
export const camera = (): string =>
  [
    shadow(196, 250, 130, 12),
    tube('M226,150C290,120 356,130 352,182C348,226 292,232 262,222', 8, 'black'),
    connector(236, 204, 40, 30, 'blue'),
    part('M66,106L88,62C92,54 100,50 110,50H208C218,50 226,54 230,62L248,106L232,120H80Z', 'plasticLight'),
    oval([104, 78], [8, 6], 'void'),
    oval([208, 78], [8, 6], 'void'),
    part(
      'M82,98C82,88 90,82 100,82H214C226,82 234,88 234,98V204C234,216 226,224 214,224H100C90,224 82,216 82,204Z',
      'plastic',
    ),
    shine(
      'M88,100C88,92 94,87 102,87H212C218,87 222,89 225,92C180,92 130,94 104,100C96,102 90,108 88,114Z',
      0.35,
    ),
    disc(158, 154, 62, 'plasticLight'),
    disc(158, 154, 53, 'aluminium', THIN),
    disc(158, 154, 46, 'rubber', THIN),
    disc(158, 154, 35, 'void', { stroke: '#5b6773' }),
    disc(158, 154, 26, 'glass', PLAIN),
    disc(158, 154, 13, 'blue', { ...PLAIN, opacity: 0.8 }),
    around([158, 154], 4, disc(158, 99, 2.6, 'aluminiumShade', PLAIN), 45),
    oval([146, 140], [9, 6.5], '#fff', { ...PLAIN, opacity: 0.9 }),
    oval([170, 168], [5, 3.4], '#9fd0ff', { ...PLAIN, opacity: 0.8 }),
  ].join('');
