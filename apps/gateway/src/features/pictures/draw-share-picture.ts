import { drawCar } from '@cheyantong/drawings';
import { drawCover } from '@cheyantong/drawings/covers';
import { drawSpare, SPARES } from '@cheyantong/drawings/spares';
import sharp, { type Sharp } from 'sharp';
import type { SharePicture } from './share-address.ts';

const SIZE = { width: 1200, height: 630 };
const SVG_DPI = 72;
/** Drawn larger than needed, then made smaller: lines stay sharp. */
const DENSITY = SVG_DPI * 2;
const JPEG = { quality: 82, mozjpeg: true } as const;

/** Too much work for the server's own thread: done by the workers. Null for a part that nobody has drawn. */
export async function drawSharePicture(picture: SharePicture): Promise<Uint8Array | null> {
  const drawn = drawing(picture);
  return drawn === null ? null : drawn.flatten({ background: 'white' }).jpeg(JPEG).toBuffer();
}

function drawing(picture: SharePicture): Sharp | null {
  if (picture.of === 'cover') {
    const { label = null, ...cover } = picture.cover;
    return filling(drawCover({ ...cover, label }));
  }
  if (picture.of === 'car') {
    const { body, paint } = picture;
    return filling(drawCar({ body, paint, view: 'quarter' }));
  }
  const spare = SPARES.find((id) => id === picture.drawing);
  return spare ? whole(drawSpare(spare)) : null;
}

const read = (svg: string): Sharp => sharp(Buffer.from(svg), { density: DENSITY });

/** Has room above and below, which may go. */
const filling = (svg: string): Sharp => read(svg).resize({ ...SIZE, fit: 'cover' });

/** Stands in full; its studio goes on to the left and right. */
function whole(svg: string): Sharp {
  const width = Math.round((SIZE.height * 4) / 3);
  const beside = (SIZE.width - width) / 2;
  return read(svg)
    .resize({ width, height: SIZE.height, fit: 'fill' })
    .extend({ left: beside, right: beside, extendWith: 'copy' });
}
