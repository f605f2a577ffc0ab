import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import type { FileKind } from './recognise.ts';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 2_000;
const JPEG_QUALITY = 85;
const READING = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

sharp.concurrency(1);
sharp.cache(false);

export class TooManyPixels extends Error {}
export class ManyFrames extends Error {}

type PictureKind = Exclude<FileKind, 'pdf'>;

/**
 * Draws a picture anew from its pixels, upright and not larger than anybody needs: where it was taken, by which camera and
 * whatever else came with it stays behind. What can be seen through, as a signature can, stays so.
 */
export async function redraw(
  kind: PictureKind,
  bytes: Buffer,
): Promise<{ type: 'image/jpeg' | 'image/png'; bytes: Uint8Array }> {
  const picture = kind === 'heic' ? await quietly(() => fromHeic(bytes)) : await fromPlain(bytes);
  const fitting = picture.autoOrient().resize({
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return (await isSeeThrough(picture))
    ? { type: 'image/png', bytes: await fitting.png({ compressionLevel: 9 }).toBuffer() }
    : {
        type: 'image/jpeg',
        bytes: await fitting.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY }).toBuffer(),
      };
}

async function fromPlain(bytes: Buffer): Promise<Sharp> {
  const picture = sharp(bytes, READING);
  const { width, height, pages = 1 } = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
  refuseTooMany(width, height);
  if (pages > 1) throw new ManyFrames();
  return picture;
}

/** The decoder of HEIC tells the console what it thinks of a file. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await work();
  } finally {
    console.log = log;
  }
}

/** Phones of Apple write it; the decoder turns it upright by itself. */
async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const images = await decodeHeic.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) throw new Error('no picture in it');
    refuseTooMany(first.width, first.height);
    const { width, height, data } = await first.decode();
    return sharp(data, { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}

function refuseTooMany(width: number, height: number): void {
  if (width * height > MOST_PIXELS) throw new TooManyPixels();
}

async function isSeeThrough(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata();
  return hasAlpha && !(await picture.stats()).isOpaque;
}
