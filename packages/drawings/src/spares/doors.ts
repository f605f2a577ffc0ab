import { bolt } from './blocks.ts';
import { crease, face, line, part, shadow, shine, slab, THIN } from './shapes.ts';

const handle = (x: number, y: number): string =>
  part(`M${x - 4},${y + 2}C${x},${y + 14} ${x + 42},${y + 12} ${x + 46},${y}Z`, 'sheetShade', THIN) +
  slab([x - 4, y - 4], [52, 9], 4.5, 'sheetLight', THIN);

const hinge = (x: number, y: number): string =>
  slab([x, y], [14, 18], 2, 'plasticLight') + bolt(x + 5, y + 9, 3.2);

/** The left front door from outside: the frame leans with the windscreen. */
export const doorFront = (): string =>
  [
    shadow(206, 262, 140, 10),
    hinge(66, 152),
    hinge(70, 208),
    part('M74,130C112,84 164,42 232,32C266,27 306,26 328,28C334,60 336,96 336,132Z', 'plastic'),
    part('M108,124C140,88 182,56 236,46C264,41 298,40 316,41C321,68 323,98 323,124Z', 'glass', THIN),
    shine('M168,84C188,67 212,54 236,48L262,44L206,122H134Z', 0.24),
    shine('M278,43L292,42L238,122H226Z', 0.18),
    part('M74,130C160,122 256,120 336,122C344,166 344,214 334,258L100,258C82,222 74,176 74,130Z', 'sheet'),
    face('M76,132C160,124 256,122 335,124L336,132C256,129 160,132 77,140Z', '#fff', { opacity: 0.75 }),
    crease('M78,164C160,156 260,152 340,154'),
    shine('M80,168C160,160 260,156 340,158L340,184C260,178 170,182 84,196Z', 0.38),
    crease('M92,228C170,218 260,216 339,220'),
    face('M96,246C170,238 260,237 337,240L334,258H100Z', 'plastic'),
    part('M84,122L112,92L124,104L116,126L86,128Z', 'plastic'),
    handle(278, 138),
  ].join('');

/** The left rear door from outside: cut away at the back for the wheel. */
export const doorRear = (): string =>
  [
    shadow(178, 262, 118, 10),
    hinge(58, 150),
    hinge(60, 206),
    part('M68,128C68,94 70,60 74,34C130,28 206,34 250,52C288,70 322,98 342,128Z', 'plastic'),
    part('M82,122C82,96 84,70 87,47C134,42 200,47 240,63C268,75 294,98 310,122Z', 'glass', THIN),
    shine('M104,46L150,46L112,121H84C84,96 86,72 88,50Z', 0.24),
    shine('M170,47L184,49L146,121H134Z', 0.18),
    line('M258,72V122', '#12171d', 7),
    part(
      'M68,126C150,120 260,118 344,126C352,142 352,156 346,168C300,172 270,204 264,258L82,258C72,214 66,170 68,126Z',
      'sheet',
    ),
    face('M70,130C150,123 260,121 345,129L347,136C260,128 150,131 70,137Z', '#fff', { opacity: 0.75 }),
    crease('M69,158C160,152 260,150 349,154'),
    shine('M70,162C160,156 260,154 348,158L340,168C310,174 290,188 280,204C250,182 150,182 72,192Z', 0.36),
    line('M346,168C300,172 270,204 264,258', '#fff', 2.4, { opacity: 0.8, transform: 'translate(-3.5 -2)' }),
    crease('M76,224C140,216 210,214 266,218'),
    face('M78,243C140,236 210,235 266,238L264,258H82Z', 'plastic'),
    handle(276, 136),
  ].join('');
