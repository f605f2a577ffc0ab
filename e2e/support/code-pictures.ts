import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const require = createRequire(import.meta.url);
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm')).buffer },
});

/** A QR code as a picture. */
export async function qrPicture(text: string): Promise<Buffer> {
  const { svg } = await writeBarcode(text, { format: 'QRCode', scale: 8, addQuietZones: true });
  return sharp(Buffer.from(svg))
    .resize(400, 400, { kernel: 'nearest' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}

const [WIDTH, HEIGHT, FRAMES] = [640, 480, 10];

/** A film of the picture, as Chromium's pretended camera plays it (YUV4MPEG2). */
export async function filmOf(picture: Buffer): Promise<Buffer> {
  const grey = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: 'white' })
    .greyscale()
    .raw()
    .toBuffer();
  const noColour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, noColour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]);
}
