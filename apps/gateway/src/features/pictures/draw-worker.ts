import { parentPort } from 'node:worker_threads';
import { drawCar, sizeOf } from '@cheyantong/drawings';
import sharp from 'sharp';
import type { CarPicture } from './address.ts';
import type { DrawAnswer, DrawRequest } from './studio.ts';

const SVG_DPI = 72;
const WEBP = { quality: 72, effort: 2 } as const;

parentPort?.on('message', async ({ id, picture }: DrawRequest) => {
  try {
    answer({ id, webp: await draw(picture) });
  } catch (error) {
    answer({ id, failure: String(error) });
  }
});

const answer = (message: DrawAnswer): void => parentPort?.postMessage(message);

async function draw({ body, view, paint, width }: CarPicture): Promise<Uint8Array> {
  const svg = Buffer.from(drawCar({ body, view, paint }));
  // Drawn large enough from the start: enlarging pixels would blur the lines.
  const density = SVG_DPI * Math.max(1, width / sizeOf({ view }).width);
  return sharp(svg, { density }).resize({ width }).webp(WEBP).toBuffer();
}
