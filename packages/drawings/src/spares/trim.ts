import { stitch } from './blocks.ts';
import { around, disc, face, line, PLAIN, part, repeat, shadow, shine, slab, THIN } from './shapes.ts';

/** The box between the seats: padded lid a little open, an air outlet for the rear seats in front. */
export const armrest = (): string =>
  [
    shadow(200, 258, 156, 12),
    part('M198,156L344,110V202L198,254Z', 'rubber'),
    line('M204,186L340,140', '#98a2ac', 2.4, { opacity: 0.8 }),
    part('M66,156L212,108H346L198,156Z', 'void'),
    part('M66,156H198V254H82C72,254 66,248 66,238Z', 'plastic'),
    line('M70,160H194', '#b4bec8', 2, { opacity: 0.7 }),
    slab([82, 176], [100, 36], 6, 'void', THIN),
    repeat(4, (i) => line(`M87,${183 + i * 7.4}H177`, '#76818c', 2.6)),
    line('M132,180V208', '#c5ced6', 3),
    ...[96, 146].map(
      (x) =>
        slab([x, 224], [24, 14], 3, 'plasticLight', THIN) + slab([x + 6, 228], [12, 6], 1.5, 'void', PLAIN),
    ),
    part('M206,104L352,62C358,62 360,66 360,72V86C360,92 358,94 352,96L206,140Z', 'cloth'),
    part(
      'M58,104C60,101 64,98 70,96L196,54C202,52 208,50 216,50H344C358,50 362,60 352,64L212,108Z',
      'clothLight',
    ),
    part(
      'M52,114C52,106 56,102 64,102H196C206,102 210,106 210,114V130C210,138 206,142 196,142H64C56,142 52,138 52,130Z',
      'cloth',
    ),
    stitch('M84,96L208,58H336L206,97Z'),
    stitch('M60,116H202'),
    shine('M74,98L202,56H256L128,98Z', 0.35),
    slab([112, 138], [38, 10], 4, 'aluminium'),
  ].join('');

/** The inside of a door: mirror corner, soft upper part, armrest with switches, pocket, loudspeaker. */
export const doorTrim = (): string =>
  [
    shadow(204, 268, 152, 10),
    part('M46,94C60,76 82,54 98,46C105,43 110,47 111,54L116,80Z', 'plastic'),
    part(
      'M36,98C38,86 46,80 58,78C140,64 250,58 340,60C354,61 362,68 362,82C365,140 362,196 350,244C346,258 336,264 322,264H96C78,264 66,254 60,238C46,192 36,144 36,98Z',
      'plastic',
    ),
    part(
      'M36,98C38,86 46,80 58,78C140,64 250,58 340,60C354,61 362,68 362,82L363,118C260,110 140,116 41,138Z',
      'cloth',
    ),
    shine('M44,98C48,90 54,87 62,85C140,72 250,66 342,68C350,68 354,72 356,78C240,70 120,82 44,104Z', 0.32),
    stitch('M42,128C140,108 260,102 361,109'),
    part('M41,138C140,116 260,110 363,118L362,130C260,123 142,129 44,151Z', 'aluminium', THIN),
    part(
      'M46,156C140,134 260,128 362,134L360,176C260,172 150,180 58,208C52,192 48,174 46,156Z',
      'clothLight',
      THIN,
    ),
    part(
      'M62,152C82,142 108,138 134,136C142,142 140,156 130,158C110,160 90,164 74,172C64,168 58,158 62,152Z',
      'void',
      THIN,
    ),
    part('M78,156C96,149 112,147 130,146L127,153C112,154 96,158 82,164Z', 'aluminium', THIN),
    part(
      'M112,186C190,164 276,158 338,164C352,168 350,186 336,190C264,186 196,194 134,212C114,214 100,194 112,186Z',
      'cloth',
    ),
    part(
      'M122,187C160,175 204,169 244,167L240,180C204,182 164,189 134,198C124,198 116,191 122,187Z',
      'rubber',
      THIN,
    ),
    repeat(4, (i) =>
      slab([136 + i * 25, 182 - i * 4], [16, 9], 2, 'aluminium', {
        'stroke-width': 1,
        transform: `rotate(-10 ${144 + i * 25} ${186 - i * 4})`,
      }),
    ),
    part(
      'M186,218C236,206 296,203 344,206L336,242C334,248 328,252 320,252H206C194,252 186,244 186,232Z',
      'void',
      THIN,
    ),
    face(
      'M187,232C236,224 296,221 340,222L336,242C334,248 328,252 320,252H206C196,252 188,244 187,232Z',
      'plasticLight',
    ),
    disc(118, 237, 22, 'aluminium'),
    disc(118, 237, 18, 'rubber', THIN),
    around([118, 237], 9, disc(118, 223, 1.5, '#a5afb9', PLAIN) + disc(120, 230, 1.4, '#a5afb9', PLAIN)),
  ].join('');
