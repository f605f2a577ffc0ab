import { COVER_DRAWINGS } from '@cheyantong/domain';
import sharp from 'sharp';
import { drawCover } from '../src/covers/covers.ts';
import { SHEET } from '../src/covers/sheet.ts';

/** All covers with three seeds each, on one sheet: `node packages/drawings/scripts/covers-sheet.ts FILE.png` */
const [target = 'covers.png'] = process.argv.slice(2);
const GAP = 16;
const WIDTH = 320;
const HEIGHT = (WIDTH * SHEET.height) / SHEET.width;
const SEEDS = ['one-article', 'another-article', 'a-third-article'];

const pictures = await Promise.all(
  COVER_DRAWINGS.flatMap((drawing, column) =>
    SEEDS.map(async (seed, row) => ({
      input: await sharp(Buffer.from(drawCover({ drawing, seed, label: null })))
        .resize(WIDTH)
        .png()
        .toBuffer(),
      left: GAP + (column % 4) * (WIDTH + GAP),
      top: GAP + (row + Math.floor(column / 4) * SEEDS.length) * (HEIGHT + GAP),
    })),
  ),
);
await sharp({
  create: {
    width: 4 * (WIDTH + GAP) + GAP,
    height: 6 * (HEIGHT + GAP) + GAP,
    channels: 3,
    background: '#fff',
  },
})
  .composite(pictures)
  .png()
  .toFile(target);
