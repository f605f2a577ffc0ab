import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZstdOptions, zstdCompress } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** Compressing costs more than it saves below this: a packet carries as much anyway. */
const WORTH_IT_BYTES = 1024;

/** The visitor for whom it was made waits for it. A page is an eighth smaller by brotli, for four times the work. */
const ZSTD_LEVEL = 3;
const BROTLI_QUALITY = 5;
/** A tenth smaller than that, for twenty times the work; nobody waits for it. */
const DENSE_QUALITY = 10;

/** All work in threads of their own, beside the one that answers. */
const toZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page comes out in one piece: each more is another way to a thread and back. */
const PIECE_BYTES = 64 * 1024;

const withZstd = (bytes: Buffer): Promise<Buffer> =>
  toZstd(bytes, {
    chunkSize: PIECE_BYTES,
    pledgedSrcSize: bytes.length,
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
  });

const withBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(bytes, {
    chunkSize: PIECE_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const PACK: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  zstd: withZstd,
  br: (bytes) => withBrotli(bytes, BROTLI_QUALITY),
  gzip: (bytes) => toGzip(bytes),
};

/** What comes out of compressing lies in the last of its pieces, most of which is empty. */
const asSent = (packed: Buffer, encoding: Encoding): Sent => ({ bytes: Buffer.from(packed), encoding });

/** What is sent, and what says how to read it: without a word, it is what it is. */
export interface Sent {
  bytes: Buffer;
  encoding?: Encoding;
}

/** The bytes of a page, or of an answer that many get: as they are, and compressed once in each way that somebody asks for. */
export class AnswerBody {
  readonly plain: Buffer;
  readonly #asItIs: Sent;
  readonly #packed = new Map<Encoding, Sent | Promise<Sent>>();
  #dense: Sent | undefined;
  #isDense = false;

  constructor(plain: Buffer) {
    this.plain = plain;
    this.#asItIs = { bytes: plain };
  }

  get isWorthPacking(): boolean {
    return this.plain.length >= WORTH_IT_BYTES;
  }

  /** The best of what can be read. To be waited for by those who ask while it is being compressed; from then on it is there. */
  sent(accepted: readonly Encoding[]): Sent | Promise<Sent> {
    const [first] = accepted;
    if (!first || !this.isWorthPacking) return this.#asItIs;
    if (this.#dense && accepted.includes('br')) return this.#dense;
    return this.#packed.get(first) ?? this.#pack(first);
  }

  #pack(encoding: Encoding): Promise<Sent> {
    const packing = PACK[encoding](this.plain).then((packed) => asSent(packed, encoding));
    this.#packed.set(encoding, packing);
    packing.then(
      (sent) => this.#packed.set(encoding, sent),
      () => this.#packed.delete(encoding),
    );
    return packing;
  }

  /** Whether there are those who will have it. */
  get canBeDenser(): boolean {
    return !this.#isDense && (this.#packed.has('br') || this.#packed.has('zstd'));
  }

  /** It goes out as it was until this is done. */
  async packDensely(): Promise<void> {
    this.#isDense = true;
    this.#dense = asSent(await withBrotli(this.plain, DENSE_QUALITY), 'br');
    this.#packed.delete('br');
  }
}
