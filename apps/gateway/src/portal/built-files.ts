import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import { sayOnlyWhatFilesNeed } from '../http/security-headers.ts';

/** All scripts and styles as browsers ask for them are 2.5 MB. */
const MOST_BYTES = 4 * 1024 * 1024;

const KINDS: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** As the build writes them beside a file (apps/portal/vite/precompress.ts). */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const FOR_GOOD = 'public, max-age=31536000, immutable';

interface BuiltFile {
  kind: string;
  encoding: Encoding | undefined;
  bytes: Buffer | Promise<Buffer>;
}

/**
 * Files whose names stand for their content, so that what was read once is right for good. A first visit asks for forty of
 * them at once: opened and read anew each time, they cost a server more than everything else of the visit.
 */
export class BuiltFiles {
  readonly #folder: URL;
  /** Nothing else can be asked for, however it is written. */
  readonly #names: ReadonlySet<string>;
  readonly #read = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  constructor(folder: URL) {
    this.#folder = folder;
    this.#names = new Set(readdirSync(folder));
  }

  find(name: string, accepted: Encoding | undefined): BuiltFile | undefined {
    const kind = KINDS[extname(name)];
    if (!kind || !this.#names.has(name)) return undefined;
    const packed = accepted && name + ENDINGS[accepted];
    if (!packed || !this.#names.has(packed)) return { kind, encoding: undefined, bytes: this.#bytesOf(name) };
    return { kind, encoding: accepted, bytes: this.#bytesOf(packed) };
  }

  #bytesOf(name: string): Buffer | Promise<Buffer> {
    return this.#read.get(name) ?? this.#keep(name);
  }

  async #keep(name: string): Promise<Buffer> {
    const bytes = await readFile(new URL(name, this.#folder));
    this.#read.set(name, bytes);
    return bytes;
  }
}

export function serveLastingFiles(app: FastifyInstance, folder: URL): void {
  const files = new BuiltFiles(folder);
  app.get<{ Params: { '*': string } }>('/assets/*', { compress: false }, async (request, reply) => {
    const name = request.params['*'];
    const file = files.find(name, acceptedEncoding(request.headers['accept-encoding']));
    if (!file) return reply.callNotFound();
    sayOnlyWhatFilesNeed(reply, name);
    reply.headers({ 'content-type': file.kind, 'cache-control': FOR_GOOD, vary: 'accept-encoding' });
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply.send(await file.bytes);
  });
}
