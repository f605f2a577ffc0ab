import { drawCar, sizeOf } from '@cheyantong/drawings';
import sharp from 'sharp';
import type { CarPicture } from './address.ts';

const SVG_DPI = 72;
/** Soft edges need no exact transparency: at full quality it would cost as much again as the picture. */
const WEBP = { quality: 72, alphaQuality: 60, effort: 2 } as const;

/** Costs some 200 ms of a processor: done by the workers. */
export async function drawCarPicture({ body, design, view, paint, width }: CarPicture): Promise<Uint8Array> {
  const seen = view === 'profile' ? ({ view: 'side', scenery: 'none' } as const) : { view };
  const svg = Buffer.from(drawCar({ body, paint, ...(design && { design }), ...seen }));
  // Drawn large enough from the start: enlarging pixels would blur the lines.
  const density = SVG_DPI * Math.max(1, width / sizeOf(seen).width);
  return sharp(svg, { density }).resize({ width }).webp(WEBP).toBuffer();
}
