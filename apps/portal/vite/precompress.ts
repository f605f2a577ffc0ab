import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_COMPRESSING = /\.(js|css|svg|json|txt|wasm)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses the files of a build once, as small as they get. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => WORTH_COMPRESSING.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await toBrotli(content, { params: quality }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
