import { createHash, randomBytes, randomInt } from 'node:crypto';
import { LEGIBLE_LETTERS } from '@cheyantong/domain';

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Of what nobody can try out, a plain hash cannot be turned back: it is all that is kept of a secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** For eyes and thumbs. */
export const legibleCode = (letters: number): string =>
  Array.from({ length: letters }, () => LEGIBLE_LETTERS[randomInt(LEGIBLE_LETTERS.length)]).join('');
