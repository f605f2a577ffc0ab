/**
 * Makes a contact sheet of every reused part, to look at, and prints the size of the largest picture.
 *
 *   node packages/drawings/scripts/spares-sheet.ts spares.png [width of a tile] [spare …]
 */
import sharp, { type OverlayOptions } from 'sharp';
import { drawSpare, SPARES, type SpareId } from '../src/spares/spares.ts';

const COLUMNS = 6;

const [output = 'spares.png', tileWidth = '400', ...chosen] = process.argv.slice(2);
const spares = chosen.length > 0 ? (chosen as SpareId[]) : SPARES;
const width = Number(tileWidth);
const height = (width * 3) / 4;

const tiles: OverlayOptions[] = [];
let largest = { spare: '', bytes: 0 };
for (const [i, spare] of spares.entries()) {
  const svg = Buffer.from(drawSpare(spare));
  if (svg.length > largest.bytes) largest = { spare, bytes: svg.length };
  const input = await sharp(svg, { density: (72 * width) / 400 })
    .resize({ width, height })
    .png()
    .toBuffer();
  tiles.push({ input, left: (i % COLUMNS) * width, top: Math.floor(i / COLUMNS) * height });
}
await sharp({
  create: {
    width: Math.min(COLUMNS, spares.length) * width,
    height: Math.ceil(spares.length / COLUMNS) * height,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(output);

console.log(
  `${output}: ${tiles.length} drawings, the largest ${largest.spare} with ${(largest.bytes / 1024).toFixed(1)} KB`,
);
