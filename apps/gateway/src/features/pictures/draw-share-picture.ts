import { fileURLToPath } from 'node:url';
import { drawCar } from '@cheyantong/drawings';
import { drawCover } from '@cheyantong/drawings/covers';
import { drawSpare, SPARES } from '@cheyantong/drawings/spares';
import sharp, { type Sharp } from 'sharp';
import { COLOR } from '../../paper/tokens.ts';
import type { CarWords, SharePicture } from './share-address.ts';

const SIZE = { width: 1200, height: 630 };
const SVG_DPI = 72;
/** Drawn larger than needed, then made smaller: lines stay sharp. */
const DENSITY = SVG_DPI * 2;
const JPEG = { quality: 82, mozjpeg: true } as const;

/** Too much work for the server's own thread: done by the workers. Null for a part that nobody has drawn. */
export async function drawSharePicture(picture: SharePicture): Promise<Uint8Array | null> {
  const drawn = picture.of === 'car' ? await carWithWords(picture) : drawing(picture);
  return drawn === null ? null : drawn.flatten({ background: 'white' }).jpeg(JPEG).toBuffer();
}

function drawing(picture: Exclude<SharePicture, { of: 'car' }>): Sharp | null {
  if (picture.of === 'cover') {
    const { label = null, ...cover } = picture.cover;
    return filling(drawCover({ ...cover, label }));
  }
  const spare = SPARES.find((id) => id === picture.drawing);
  return spare ? whole(drawSpare(spare)) : null;
}

const read = (svg: string): Sharp => sharp(Buffer.from(svg), { density: DENSITY });

/** Has room above and below, which may go. */
const filling = (svg: string): Sharp => read(svg).resize({ ...SIZE, fit: 'cover' });

/** Stands in full; its studio goes on to the left and right. */
function whole(svg: string, height = SIZE.height): Sharp {
  const width = 2 * Math.round((height * 2) / 3);
  const beside = (SIZE.width - width) / 2;
  return read(svg)
    .resize({ width, height, fit: 'fill' })
    .extend({ left: beside, right: beside, extendWith: 'copy' });
}

const BAND = { height: 170, side: 56 };
const PRICE_WIDTH = 300;
const BRAND = '车研通';

/** The car in its studio, and below it what it is and what it costs. */
async function carWithWords({ car, words }: Extract<SharePicture, { of: 'car' }>): Promise<Sharp> {
  const { body, design, paint } = car;
  const svg = drawCar({ body, paint, view: 'quarter', ...(design && { design }) });
  const picture = whole(svg, SIZE.height - BAND.height);
  return sharp(await picture.png().toBuffer())
    .extend({ bottom: BAND.height, background: 'white' })
    .composite(await bandOf(words));
}

async function bandOf({ name, details, price }: CarWords) {
  const room = SIZE.width - 2 * BAND.side;
  const top = SIZE.height - BAND.height;
  const [title, more, cost, brand] = await Promise.all([
    written(name, { font: 'bold', size: 44, color: COLOR.ink, width: room - PRICE_WIDTH }),
    written(details, { font: 'regular', size: 26, color: COLOR.muted, width: room }),
    written(price, { font: 'bold', size: 56, color: COLOR.price, width: PRICE_WIDTH }),
    written(BRAND, { font: 'bold', size: 30, color: COLOR.brand, width: PRICE_WIDTH }),
  ]);
  const right = (block: { width: number }) => SIZE.width - BAND.side - block.width;
  return [
    { input: title.png, left: BAND.side, top: top + 28 },
    { input: cost.png, left: right(cost), top: top + 24 },
    { input: more.png, left: BAND.side, top: top + 108 },
    { input: brand.png, left: BAND.side, top: 40 },
  ];
}

const FONTS = {
  regular: fontFile('400Regular/NotoSansSC_400Regular.ttf'),
  bold: fontFile('700Bold/NotoSansSC_700Bold.ttf'),
};

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${name}`));
}

interface Writing {
  font: keyof typeof FONTS;
  size: number;
  color: string;
  width: number;
}

/** One line; what is too long for it is made smaller, never cut. */
async function written(text: string, { font, size, color, width }: Writing) {
  const drawn = sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `Noto Sans SC ${font === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: FONTS[font],
      rgba: true,
      dpi: SVG_DPI,
    },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  if (info.width <= width) return { png: data, width: info.width };
  return { png: await sharp(data).resize({ width }).png().toBuffer(), width };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
