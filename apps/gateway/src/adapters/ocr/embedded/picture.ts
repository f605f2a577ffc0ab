import sharp from 'sharp';

/** Pixels as red, green, blue, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A card that fills a picture of this size has lines of some fifty pixels, which is what the engine reads best. */
const LONGEST_SIDE = 1600;
const ENOUGH_PIXELS = 40_000_000;

/** What was uploaded is no picture, or a broken one. */
export class UnreadablePicture extends Error {}

/** Opens what a member uploaded, turned by so many degrees, on white where it is transparent. */
export async function openPicture(bytes: Uint8Array, turnedBy: 0 | 90 | 180 | 270): Promise<Picture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: ENOUGH_PIXELS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .rotate(turnedBy)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: data };
  } catch (cause) {
    throw new UnreadablePicture('no picture', { cause });
  }
}

/** The same picture, smaller or larger, its sides given. */
export async function resized(picture: Picture, width: number, height: number): Promise<Picture> {
  const { pixels, ...size } = picture;
  const data = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, pixels: data };
}
