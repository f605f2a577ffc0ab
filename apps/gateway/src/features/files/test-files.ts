import { crc32, deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

const BOUNDARY = 'a-boundary-of-this-test';

interface Part {
  field?: string;
  name?: string;
  type?: string;
  bytes: Uint8Array | string;
}

/** A form as a browser writes it. */
export const formOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ field = 'file', name = '照片.jpg', type = 'image/jpeg', bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      Buffer.from(bytes as Uint8Array),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export interface Answer {
  status: number;
  code: string;
  msg: string;
  data: { name: string; url: string };
}

export async function upload(
  app: FastifyInstance,
  token: string,
  parts: readonly Part[],
  { payload = formOf(parts), type = FORM_TYPE }: { payload?: Buffer; type?: string } = {},
): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/system-boot/api/v1/files',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** A picture with something to be seen in it. */
export const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6db5' } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="30%" fill="#fff"/></svg>`,
      ),
    },
  ]);

/** A PDF of one empty page, and whatever else stands in its catalogue and its objects. */
export function pdf({ catalogue = '', objects = '' }: { catalogue?: string; objects?: string } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n${objects}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}

/** Objects packed into a stream, as newer writers do. */
export function packedObjects(text: string): string {
  const packed = deflateSync(Buffer.from(text)).toString('latin1');
  return `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`;
}

/** A PNG of so many black pixels that no memory should have to hold them, in a few kilobytes. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), bytes]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(bytes.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
