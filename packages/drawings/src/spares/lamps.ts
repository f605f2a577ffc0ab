import { bolt, connector, projector } from './blocks.ts';
import { disc, face, line, oval, PLAIN, part, repeat, shadow, shine, slab, THIN } from './shapes.ts';

/** The right headlamp: three projectors and a line of daylight behind a clear cover. */
export const headlamp = (): string =>
  [
    shadow(204, 234, 150, 12),
    part('M318,84L362,66L376,80L368,128L338,172L300,178Z', 'plastic'),
    part('M128,100L154,70L256,60L312,82Z', 'plastic'),
    bolt(160, 78, 4.5),
    bolt(364, 82, 4.5),
    part(
      'M26,176C44,142 110,108 190,94C250,84 316,76 352,78C360,106 346,154 318,184C276,216 168,226 94,214C58,208 34,196 26,176Z',
      'clearLens',
    ),
    part(
      'M38,176C58,148 118,116 192,103C250,93 310,86 343,88C348,110 336,150 310,176C270,205 168,215 98,204C66,199 44,190 38,176Z',
      'plastic',
      THIN,
    ),
    part(
      'M112,142C180,116 270,102 330,102C328,130 316,154 298,170C260,194 176,202 118,194C100,186 98,152 112,142Z',
      'void',
      THIN,
    ),
    projector(144, 166, 25),
    projector(208, 156, 29),
    projector(276, 142, 31),
    face('M54,178C68,162 84,152 100,146L98,194C76,190 60,186 54,178Z', 'amber'),
    repeat(3, (i) => line(`M${68 + i * 11},${172 - i * 8}V${186 + i * 2}`, '#b86a10', 1.2, { opacity: 0.7 })),
    line('M50,172C76,146 130,122 194,111C250,101 306,95 336,95', '#ffffff', 6.4),
    line('M50,172C76,146 130,122 194,111C250,101 306,95 336,95', '#9fcfff', 1.8),
    line('M104,200C170,208 260,200 302,174', '#ffffff', 2.6, { opacity: 0.7 }),
    shine(
      'M118,122C160,104 214,94 262,90L190,208C160,210 120,208 98,204L66,196C70,170 84,140 118,122Z',
      0.14,
    ),
  ].join('');

/** The right tail lamp, as it wraps around the corner of the car. */
export const tailLamp = (): string =>
  [
    shadow(200, 236, 146, 12),
    part('M96,92L120,70L190,62L214,76Z', 'plastic'),
    bolt(132, 76, 4.5),
    part(
      'M60,112C110,80 220,68 340,78C350,98 346,138 326,172C300,208 220,226 142,226C108,226 92,214 88,192C84,162 66,140 60,112Z',
      'plastic',
    ),
    part(
      'M70,114C118,88 222,77 332,86C338,104 334,136 316,166C292,198 216,214 144,214C114,214 102,206 98,188C94,160 78,138 70,114Z',
      'redLens',
    ),
    face(
      'M112,160C170,150 260,146 322,152C308,180 270,198 214,206C180,211 150,212 134,210C112,208 112,184 112,160Z',
      'redDark',
    ),
    part(
      'M134,168C160,163 196,161 222,161L212,196C188,201 164,202 148,201C136,199 134,184 134,168Z',
      'clearLens',
      THIN,
    ),
    repeat(4, (i) => line(`M${150 + i * 18},165L${156 + i * 15},199`, '#8fa3b5', 1.2)),
    part('M234,160C262,158 288,158 308,160C294,178 268,188 228,195Z', 'amber', THIN),
    line('M94,124C140,106 226,98 318,104', '#ffd9d4', 7),
    line('M94,124C140,106 226,98 318,104', '#ff5a52', 2),
    line('M104,144C160,130 240,126 314,130', '#ffb3ac', 4.5, { opacity: 0.9 }),
    shine('M84,114C120,98 190,88 250,86L232,96C180,100 130,110 92,128Z', 0.5),
    shine('M250,86L290,85L254,146H222Z', 0.16),
  ].join('');

/** A round fog lamp in its black bezel, seen from the front left. */
export const fogLamp = (): string =>
  [
    shadow(206, 252, 112, 12),
    part('M226,70C282,76 324,110 324,152S286,232 236,238Z', 'plastic'),
    connector(312, 134, 32, 36),
    part('M96,92L64,74L54,94L86,132Z', 'plastic'),
    part('M104,222L82,246L98,258L142,240Z', 'plastic'),
    bolt(71, 91, 5),
    bolt(96, 245, 5),
    oval([188, 152], [114, 100], 'plastic'),
    oval([184, 152], [98, 86], 'plasticLight', THIN),
    oval([182, 152], [87, 78], 'aluminium'),
    oval([180, 152], [78, 71], 'clearLens', THIN),
    oval([180, 152], [60, 54], 'aluminiumShade', { ...PLAIN, opacity: 0.35 }),
    oval([180, 152], [44, 40], 'aluminiumLight', PLAIN),
    repeat(9, (i) => {
      const x = 120 + i * 15;
      const half = 69 * Math.sqrt(1 - ((x - 180) / 78) ** 2);
      return line(`M${x},${Math.round(152 - half)}V${Math.round(152 + half)}`, '#7f95a8', 1.6, {
        opacity: 0.55,
      });
    }),
    oval([180, 152], [22, 20], 'aluminium'),
    oval([180, 152], [14, 13], 'aluminiumShade', PLAIN),
    shine('M112,140C118,108 148,88 184,88C158,102 140,130 136,172C120,166 110,154 112,140Z', 0.75),
    line('M100,116C116,88 144,74 176,70', '#aab4be', 3, { opacity: 0.8 }),
  ].join('');

/** The long, thin brake lamp that sits high in the rear window. */
export const stopLamp = (): string =>
  [
    shadow(200, 200, 172, 10),
    part('M132,134L142,104H258L268,134Z', 'plastic'),
    connector(182, 86, 36, 24),
    bolt(154, 116, 4),
    bolt(246, 116, 4),
    part('M24,146C70,114 330,114 376,146L370,186C326,160 74,160 30,186Z', 'plastic'),
    part('M38,152C84,124 316,124 362,152L358,176C316,152 84,152 42,176Z', 'redLens'),
    repeat(13, (i) => {
      const t = (i - 6) / 6;
      const [x, y] = [200 + t * 142, 142.5 + t * t * 18];
      return (
        disc(x, y, 8, 'redDark', PLAIN) +
        disc(x, y, 5, '#ffc4bc', PLAIN) +
        disc(x - 1.4, y - 1.6, 2, '#ffffff', PLAIN)
      );
    }),
    shine('M46,152C94,129 306,129 354,152C306,134 94,134 46,152Z', 0.9),
    ...[10, 366].map((x) => slab([x, 148], [24, 36], 6, 'plastic') + bolt(x + 12, 166, 4.5)),
  ].join('');
