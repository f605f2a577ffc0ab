import { readCode } from '@cheyantong/domain';

/** Photos of phones have many more points than a code needs. */
const LONGEST_SIDE = 1600;

/** What stands in a picture: a code of ours if there is one, else whatever was read; null: nothing to read. */
export async function codeInPicture(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture);
  try {
    return await codeInImage(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

export async function codeInImage(
  image: CanvasImageSource,
  width: number,
  height: number,
): Promise<string | null> {
  const { readSymbols } = await import('./symbol-reader.ts');
  const texts = await readSymbols(pointsOf(image, width, height));
  return texts.find((text) => readCode(text).whole) ?? texts[0] ?? null;
}

function pointsOf(image: CanvasImageSource, width: number, height: number): ImageData {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  // A transparent background would be read as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
