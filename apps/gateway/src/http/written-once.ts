import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { success } from './envelope.ts';

/** A packet carries as much anyway. */
const WORTH_PACKING_BYTES = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACK: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, BROTLI),
  gzip: (plain) => promisify(gzip)(plain),
};

interface Written {
  plain: Buffer;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Answers that are the same for many: as long as a handler answers with the very same object, because it remembers it, the
 * object is written as JSON once and compressed once.
 */
export class WrittenOnce {
  readonly #written = new WeakMap<object, Written>();

  async send(request: FastifyRequest, reply: FastifyReply, data: object): Promise<FastifyReply> {
    const written = this.#written.get(data) ?? this.#write(reply, data);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.type('application/json; charset=utf-8');
    if (written.plain.length < WORTH_PACKING_BYTES) return reply.send(written.plain);
    reply.header('vary', 'accept-encoding');
    if (!encoding) return reply.send(written.plain);
    written.packed[encoding] ??= PACK[encoding](written.plain);
    return reply.header('content-encoding', encoding).send(await written.packed[encoding]);
  }

  #write(reply: FastifyReply, data: object): Written {
    const written = { plain: Buffer.from(String(reply.serialize(success(data)))), packed: {} };
    this.#written.set(data, written);
    return written;
  }
}
