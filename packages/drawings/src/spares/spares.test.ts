import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSpare, SPARES } from './spares.ts';

const LARGEST_PICTURE = 10 * 1024;

const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const referencesIn = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');

describe('a drawing of a reused part', () => {
  it.each(SPARES)('is a complete picture of 4:3 that stands on its own: %s', async (spare) => {
    const svg = drawSpare(spare);
    const picture = await sharp(Buffer.from(svg))
      .resize({ width: 112 })
      .png()
      .toBuffer({ resolveWithObject: true });
    expect(picture.info).toMatchObject({ width: 112, height: 84 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<(script|text|image|use|style)|href=/);
    expect(referencesIn(svg).filter((id) => !idsIn(svg).includes(id))).toEqual([]);
  });

  it.each(SPARES)('loads quickly: %s', (spare) => {
    expect(Buffer.byteLength(drawSpare(spare))).toBeLessThanOrEqual(LARGEST_PICTURE);
  });

  it('can stand beside any other on a page', () => {
    const ids = SPARES.flatMap((spare) => idsIn(drawSpare(spare)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is not the drawing of another part', async () => {
    const pictures = await Promise.all(
      SPARES.map(async (spare) =>
        (
          await sharp(Buffer.from(drawSpare(spare)))
            .resize({ width: 112 })
            .raw()
            .toBuffer()
        ).toString('base64'),
      ),
    );
    expect(new Set(pictures).size).toBe(SPARES.length);
  });
});
