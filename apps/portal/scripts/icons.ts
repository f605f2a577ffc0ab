import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Draws the icons of the installed portal from the one drawing of the logo: `node apps/portal/scripts/icons.ts`.
 * The files are kept beside it, so that a build needs no renderer.
 */
const PUBLIC = new URL('../public/', import.meta.url);
const DRAWING_PX = 40;
const SVG_DENSITY = 72;
/** A phone cuts its own shape out of a maskable icon: what lies in the middle four fifths is safe. */
const SAFE_SCALE = 0.86;
/** Where the car's own middle is: it stands a little low in the logo. */
const CAR_MIDDLE = { x: 20, y: 22 };

const rounded = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');

async function draw(drawing: string, px: number, name: string): Promise<void> {
  const density = (px / DRAWING_PX) * SVG_DENSITY;
  await sharp(Buffer.from(drawing), { density })
    .resize(px, px)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(`icons/${name}`, PUBLIC)));
}

/** The same with its ground up to the edges. */
function edgeToEdge(drawing: string): string {
  const middle = DRAWING_PX / 2;
  return drawing
    .replace(/ rx="\d+"/, '')
    .replace(/(<rect[^>]*\/>)(.*)(<\/svg>)/s, (_, ground: string, car: string, end: string) => {
      const inwards = `translate(${middle} ${middle}) scale(${SAFE_SCALE}) translate(${-CAR_MIDDLE.x} ${-CAR_MIDDLE.y})`;
      return `${ground}<g transform="${inwards}">${car}</g>${end}`;
    });
}

const full = edgeToEdge(rounded);
await draw(rounded, 192, 'icon-192.png');
await draw(rounded, 512, 'icon-512.png');
await draw(full, 512, 'maskable-512.png');
await draw(full, 180, 'apple-touch-180.png');
