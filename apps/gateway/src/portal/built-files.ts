import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, type Encoding } from '../http/accepted-encoding.ts';
import { type FindReady, type ReadyAnswer, readyAnswer, sendReady } from '../http/ready-answer.ts';
import { fileHeaders } from '../http/security-headers.ts';

/** All scripts and styles as browsers ask for them are 2.5 MB. */
const MOST_BYTES = 4 * 1024 * 1024;

const KINDS: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** As the build writes them beside a file (apps/portal/vite/precompress.ts), the smaller first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

interface File {
  name: string;
  encoding?: Encoding;
}

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Files whose names stand for their content, so that what was read once is right for good. A first visit asks for forty of
 * them at once: opened and read anew each time, they cost a server more than everything else of the visit.
 */
export class BuiltFiles {
  readonly #folder: URL;
  /** Nothing else can be asked for, however it is written. */
  readonly #names: ReadonlySet<string>;
  readonly #read = new LRUCache<string, ReadyAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body?.length ?? 1,
  });

  constructor(folder: URL) {
    this.#folder = folder;
    this.#names = new Set(readdirSync(folder));
  }

  /** What has been read before. */
  known(name: string, accepted: readonly Encoding[]): ReadyAnswer | undefined {
    const file = this.#fileOf(name, accepted);
    return file && this.#read.get(file.name);
  }

  async find(name: string, accepted: readonly Encoding[]): Promise<ReadyAnswer | undefined> {
    const file = this.#fileOf(name, accepted);
    return file && (this.#read.get(file.name) ?? this.#readFrom(file, name));
  }

  /** Which one is sent: the one beside it that the browser reads best, or itself. */
  #fileOf(name: string, accepted: readonly Encoding[]): File | undefined {
    if (!KINDS[extname(name)] || !this.#names.has(name)) return undefined;
    const packed = PACKED.find(
      ({ encoding, ending }) => accepted.includes(encoding) && this.#names.has(name + ending),
    );
    return packed ? { name: name + packed.ending, encoding: packed.encoding } : { name };
  }

  async #readFrom(file: File, name: string): Promise<ReadyAnswer> {
    const headers = {
      ...fileHeaders(name),
      'content-type': KINDS[extname(name)] ?? '',
      'cache-control': FOR_GOOD,
      vary: 'accept-encoding',
      ...(file.encoding && { 'content-encoding': file.encoding }),
    };
    const answer = readyAnswer({
      headers,
      body: await readFile(new URL(file.name, this.#folder)),
      tellsId: false,
    });
    this.#read.set(file.name, answer);
    return answer;
  }
}

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

export function serveLastingFiles(app: FastifyInstance, folder: URL): void {
  const files = new BuiltFiles(folder);
  const asked = ({ params, headers }: FileRequest) =>
    [params['*'], acceptedEncodings(headers['accept-encoding'])] as const;
  const ready: FindReady = (request) => files.known(...asked(request as FileRequest));
  app.get('/assets/*', { config: { ready }, compress: false }, async (request: FileRequest, reply) => {
    const file = await files.find(...asked(request));
    if (!file) return reply.callNotFound();
    sendReady(request, reply, file);
  });
}
