import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** Compressing costs more than it saves below this: a packet carries as much anyway. */
const WORTH_IT_BYTES = 1024;

/** An answer that is kept is sent more often than it is compressed, and the visitor it was made for waits for it. */
const BROTLI_QUALITY = 5;
/** A tenth smaller, for twenty times the work; nobody waits for it. */
const DENSE_QUALITY = 10;

/** Both work in threads of their own, beside the one that answers. */
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page comes out in one piece: each more is another way to a thread and back. */
const PIECE_BYTES = 64 * 1024;

const withBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(bytes, {
    chunkSize: PIECE_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const PACK: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => withBrotli(bytes, BROTLI_QUALITY),
  gzip: (bytes) => toGzip(bytes),
};

/** The bytes of a page, or of an answer that many get: as they are, and compressed once in each way that somebody asks for. */
export class AnswerBody {
  readonly plain: Buffer;
  readonly #packed = new Map<Encoding, Buffer | Promise<Buffer>>();
  #isDense = false;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  get isWorthPacking(): boolean {
    return this.plain.length >= WORTH_IT_BYTES;
  }

  /** To be waited for by those who ask while it is being compressed; from then on it is there. */
  packed(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const packing = PACK[encoding](this.plain);
    this.#packed.set(encoding, packing);
    packing.then(
      (bytes) => this.#packed.set(encoding, bytes),
      () => this.#packed.delete(encoding),
    );
    return packing;
  }

  /** Whether there is something to be compressed more densely. */
  get canBeDenser(): boolean {
    return !this.#isDense && this.#packed.get('br') instanceof Buffer;
  }

  /** It goes out as it was until this is done. */
  async packDensely(): Promise<void> {
    this.#isDense = true;
    this.#packed.set('br', await withBrotli(this.plain, DENSE_QUALITY));
  }
}
