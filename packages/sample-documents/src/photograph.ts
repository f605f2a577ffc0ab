import { SeededRandom } from '@cheyantong/domain/seeded-random';
import sharp from 'sharp';

/** How people hand in a document. */
export const CONDITIONS = ['clean', 'compressed', 'tilted and dark', 'small and noisy', 'on a desk'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A picture of the document as a member would upload it. */
export const photograph = (document: Buffer, condition: Condition): Promise<Buffer> =>
  WAYS[condition](document);

const WAYS: Record<Condition, (document: Buffer) => Promise<Buffer>> = {
  clean: async (document) => document,
  compressed: (document) => sharp(document).flatten(WHITE).jpeg({ quality: 60 }).toBuffer(),
  'tilted and dark': (document) =>
    sharp(document)
      .rotate(3, WHITE)
      .flatten(WHITE)
      .modulate({ brightness: 0.6 })
      .blur(1.1)
      .jpeg({ quality: 80 })
      .toBuffer(),
  'small and noisy': async (document) => {
    const { width } = await sharp(document).metadata();
    const small = await sharp(document)
      .flatten(WHITE)
      .resize({ width: Math.round(width / 2) })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const noise = new SeededRandom(small.info.width);
    const noisy = Uint8ClampedArray.from(small.data, (value) => value + noise.between(-14, 14));
    return sharp(noisy, { raw: small.info }).jpeg({ quality: 82 }).toBuffer();
  },
  'on a desk': async (document) => {
    const skewed = await sharp(document)
      .affine([1, 0.06, -0.04, 0.98], { background: '#00000000' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const margin = Math.round(skewed.info.width * 0.12);
    const [width, height] = [skewed.info.width + 2 * margin, skewed.info.height + 2 * margin];
    return sharp(Buffer.from(desk(width, height)))
      .composite([{ input: skewed.data, left: margin, top: margin }])
      .modulate({ brightness: 0.9 })
      .jpeg({ quality: 85 })
      .toBuffer();
  },
};

const WHITE = { background: '#ffffff' };

/** Boards of wood. */
const desk = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a6a4a"/>${Array.from(
    { length: 9 },
    (_, at) =>
      `<rect y="${(at * height) / 9}" width="100%" height="${height / 18}" fill="#7d5f42"/><path d="M0 ${(at * height) / 9} H${width}" stroke="#5f4630" stroke-width="3"/>`,
  ).join('')}</svg>`;
