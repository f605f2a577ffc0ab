import { Transform } from 'node:stream';

const HEAD = /<head(?:\s[^>]*)?>/i;

/** Puts markup first into the head of a page while it streams by; a page without a head stays as it is. */
export function putFirstIntoHead(markup: string): Transform {
  // Bytes as letters: a Chinese one may be cut where a piece ends, and the head is plain ASCII.
  let held = '';
  let done = false;
  return new Transform({
    transform(piece: Buffer, _encoding, next) {
      if (done) return next(null, piece);
      held += piece.toString('latin1');
      if (!HEAD.test(held)) return next();
      done = true;
      return next(null, Buffer.from(held.replace(HEAD, `$&${markup}`), 'latin1'));
    },
    flush(next) {
      next(null, done ? undefined : Buffer.from(held, 'latin1'));
    },
  });
}
