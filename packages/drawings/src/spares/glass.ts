import { bolt, connector, tube } from './blocks.ts';
import { bothSides, disc, face, line, PLAIN, part, repeat, shadow, shine, slab, THIN } from './shapes.ts';

/** The left outside mirror, seen from behind: painted shell, indicator, glass, the foot on the door. */
export const mirror = (): string =>
  [
    shadow(210, 254, 140, 12),
    tube('M322,244C326,262 342,268 360,264', 5, 'black'),
    part(
      'M232,196C262,206 292,196 314,176L356,150C368,146 374,154 372,166L364,244C362,252 352,254 342,250L282,240C258,234 240,218 232,196Z',
      'plastic',
    ),
    shine('M268,212C296,210 322,198 344,178L358,168L356,184C332,206 304,220 276,222Z', 0.22),
    part(
      'M36,138C34,90 62,56 112,48C178,38 262,44 306,70C326,86 324,130 310,164C298,196 276,212 244,216C184,224 96,222 66,206C44,194 37,166 36,138Z',
      'sheet',
    ),
    shine('M46,122C52,82 80,62 120,55C180,46 250,52 294,72C244,62 180,60 130,68C88,76 62,94 46,122Z', 0.8),
    part('M38,120C41,102 49,88 62,76L71,82C59,94 52,108 50,124Z', 'amber', THIN),
    part(
      'M58,142C58,104 82,82 124,74C182,66 252,70 290,88C300,102 296,134 286,158C278,182 262,196 238,200C182,206 106,206 80,196C64,186 58,166 58,142Z',
      'plastic',
    ),
    part(
      'M70,142C70,112 90,94 128,87C184,79 244,83 278,97C285,110 282,134 273,154C266,174 252,185 234,188C182,194 112,194 90,186C76,178 70,162 70,142Z',
      'clearLens',
      THIN,
    ),
    face(
      'M71,152C140,134 216,130 279,138C277,144 275,150 273,154C266,174 252,185 234,188C182,194 112,194 90,186C78,180 72,166 71,152Z',
      'glass',
      { opacity: 0.55 },
    ),
    face('M71,152C100,144 130,139 160,136C150,150 128,170 96,188C80,182 73,168 71,152Z', '#ffffff', {
      opacity: 0.2,
    }),
    shine('M160,84L206,82L134,191L104,189Z', 0.5),
    shine('M222,82L236,83L168,192L152,192Z', 0.4),
  ].join('');

/** A door's side glass with the two shoes the window lifter holds it by. */
export const doorGlass = (): string =>
  [
    shadow(206, 258, 146, 10),
    part(
      'M46,190C90,122 164,62 246,50C284,44 322,46 338,50C352,106 358,160 356,214C300,226 120,232 60,222C48,216 42,200 46,190Z',
      'clearGlass',
      { stroke: '#2f5d62' },
    ),
    line('M52,194C96,128 168,70 248,57C284,51 318,53 333,56', '#ffffff', 3, { opacity: 0.9 }),
    line('M60,219C120,228 300,222 353,211', '#3f7a7c', 2.6, { opacity: 0.7 }),
    shine('M150,110C182,86 216,70 248,64L272,62L188,218L100,219Z', 0.55),
    shine('M290,60L308,60L226,216H210Z', 0.45),
    ...[116, 282].map(
      (x) =>
        slab([x - 22, 212], [44, 38], 5, 'plastic') +
        slab([x - 22, 212], [44, 9], 4, 'plasticLight', THIN) +
        bolt(x, 235, 6),
    ),
  ].join('');

/** The rear window: black printed rim, heating wires between two copper contacts. */
export const rearWindow = (): string =>
  [
    shadow(200, 246, 168, 12),
    part(
      'M100,60C150,44 250,44 300,60C328,104 352,158 366,212C320,240 80,240 34,212C48,158 72,104 100,60Z',
      'rubber',
    ),
    part(
      'M112,71C158,58 242,58 288,71C312,108 333,156 345,201C300,223 100,223 55,201C67,156 88,108 112,71Z',
      'glass',
      THIN,
    ),
    repeat(9, (i) => {
      const half = 87 + i * 5.7;
      const y = 84 + i * 13.4;
      return line(`M${200 - half},${y}Q200,${y + 5 + i} ${200 + half},${y}`, '#eab08a', 1.7);
    }),
    bothSides(
      line('M112,82C98,112 80,152 64,192', '#d98f5e', 5),
      slab([52, 182], [20, 14], 3, 'copper', { transform: 'rotate(-66 62 189)' }),
    ),
    repeat(22, (i) => disc(118 + i * 7.8, 64 - 6 * Math.sin((i / 21) * Math.PI), 1.3, '#7d8893', PLAIN)),
    shine('M122,73C146,65 178,62 206,62L144,217C116,215 84,209 64,202C76,156 96,108 122,73Z', 0.26),
    shine('M226,63L246,64L190,219H168Z', 0.18),
    line('M102,62C150,47 250,47 298,62', '#fff', 2, { opacity: 0.55 }),
  ].join('');

/** A sliding roof lying flat: the frame with its opening, rails, the glass slid half back, the motor. */
export const sunroof = (): string =>
  [
    shadow(200, 252, 176, 13),
    part(
      'M100,60C102,52 108,48 116,48H284C292,48 298,52 300,60L372,222C378,238 370,250 354,250H46C30,250 22,238 28,222Z',
      'aluminium',
    ),
    line('M106,62C108,56 112,54 118,54H282', '#fff', 2.4, { opacity: 0.9 }),
    part('M112,76H288L340,204C342,210 338,214 332,214H68C62,214 58,210 60,204Z', '#cbd5df'),
    face('M112,76H288L292,86H108Z', '#8fa0b1'),
    bothSides(
      line('M108,70L44,226', '#4f5a65', 6),
      line('M106.5,70L42.5,226', '#dfe5ea', 1.8),
      slab([64, 158], [18, 12], 3, 'plastic', { transform: 'rotate(-68 73 164)' }),
      bolt(48, 238, 4),
      bolt(128, 238, 4),
    ),
    face('M62,200H338L340,206C341,211 338,214 332,214H68C62,214 59,211 60,206Z', 'plasticLight'),
    part(
      'M104,52C106,44 112,40 120,40H280C288,40 294,44 296,52L330,150C333,160 328,166 318,166H82C72,166 67,160 70,150Z',
      'rubber',
    ),
    part(
      'M114,54C115,50 118,48 123,48H277C282,48 285,50 286,54L316,146C318,152 315,155 310,155H90C85,155 82,152 84,146Z',
      'glass',
      THIN,
    ),
    shine('M124,49H196L142,155H90C86,155 84,152 85,147L115,54C116,51 119,49 124,49Z', 0.32),
    shine('M214,49H234L186,155H164Z', 0.24),
    line('M75,163C90,166 310,166 325,163', '#8c98a4', 2),
    slab([176, 226], [50, 20], 5, 'plastic'),
    connector(230, 227, 28, 18),
  ].join('');
