/**
 * Makes a contact sheet to look at, and prints what one picture costs.
 *
 *   node packages/drawings/scripts/sheet.ts sheet.png          every body type in its standard design
 *   node packages/drawings/scripts/sheet.ts sheet.png suv …    every nose of these body types, with all other parts in turn
 */
import sharp, { type OverlayOptions } from 'sharp';
import { standardDesign } from '../src/designs/choose-design.ts';
import { DESIGN_CHOICES, type Design } from '../src/designs/design.ts';
import { BODY_TYPES, type BodyId, drawCar, PAINTS, type PaintId, VIEWS } from '../src/index.ts';

const TILE = { width: 400, height: 300 };

const [output = 'sheet.png', ...chosen] = process.argv.slice(2);
const paints = Object.keys(PAINTS) as PaintId[];

const inTurn = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

const rows = BODY_TYPES.map(({ id }) => id).flatMap((body): { body: BodyId; design: Design }[] => {
  if (chosen.length === 0) return [{ body, design: standardDesign(body) }];
  if (!chosen.includes(body)) return [];
  const { shapes, grilled, closed, wheels, tails, finishes } = DESIGN_CHOICES[body];
  return [...grilled, ...closed].map((face, turn) => ({
    body,
    design: {
      face,
      lamps: face,
      shape: inTurn(shapes, turn),
      wheels: inTurn(wheels, turn),
      tail: inTurn(tails, turn),
      finish: inTurn(finishes, turn),
    },
  }));
});

const tiles: OverlayOptions[] = [];
const milliseconds: number[] = [];
for (const [row, car] of rows.entries()) {
  for (const [column, view] of VIEWS.entries()) {
    const svg = Buffer.from(drawCar({ ...car, paint: inTurn(paints, row), view: view.id }));
    const start = performance.now();
    const picture = await sharp(svg)
      .resize({ ...TILE, fit: 'contain', background: '#f3f5f9' })
      .png()
      .toBuffer();
    milliseconds.push(performance.now() - start);
    tiles.push({ input: picture, left: column * TILE.width, top: row * TILE.height });
  }
}
await sharp({
  create: {
    width: VIEWS.length * TILE.width,
    height: rows.length * TILE.height,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(output);

console.log(`${output}: ${tiles.length} drawings, ${median(milliseconds).toFixed(0)} ms each (median)`);
for (const view of VIEWS) await printCost(view.id);

async function printCost(view: (typeof VIEWS)[number]['id']): Promise<void> {
  const drawn = performance.now();
  const svg = Buffer.from(drawCar({ body: 'suv', paint: 'blue', view }));
  const drawing = performance.now() - drawn;
  const webp = await cost(() => sharp(svg).webp({ quality: 72 }).toBuffer());
  const avif = await cost(() => sharp(svg).avif({ quality: 55, effort: 2 }).toBuffer());
  console.log(
    `${view.padEnd(8)} SVG ${kilobytes(svg)} in ${drawing.toFixed(0)} ms`,
    `| WebP ${kilobytes(webp.bytes)} in ${webp.ms.toFixed(0)} ms | AVIF ${kilobytes(avif.bytes)} in ${avif.ms.toFixed(0)} ms`,
  );
}

async function cost(render: () => Promise<Buffer>): Promise<{ bytes: Buffer; ms: number }> {
  const runs: number[] = [];
  let bytes = await render();
  for (let i = 0; i < 5; i++) {
    const start = performance.now();
    bytes = await render();
    runs.push(performance.now() - start);
  }
  return { bytes, ms: median(runs) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function kilobytes(bytes: Buffer): string {
  return `${(bytes.length / 1024).toFixed(1)} KB`;
}
