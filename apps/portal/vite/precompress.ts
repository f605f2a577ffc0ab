import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_COMPRESSING = /\.(js|css|svg|json|txt|wasm)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses the client's files once, at build time, as small as they get. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }) {
    if (!dir) return;
    const files = (await readdir(dir, { recursive: true })).filter((file) => WORTH_COMPRESSING.test(file));
    await Promise.all(files.map((file) => compressFile(join(dir, file))));
  },
});

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await toBrotli(content, { params: quality }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
