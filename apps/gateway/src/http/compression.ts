import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** With its headers that is two packets; made smaller it would rarely be one. */
const WORTH_IT_BYTES = 2048;

/** Half of the time that brotli's own choice takes for nearly the same size; pages are written anew for everybody. */
const BROTLI_QUALITY = 4;

/** Pages and calls travel compressed. What is sent to us never does: nobody hands us a bomb to unpack. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
