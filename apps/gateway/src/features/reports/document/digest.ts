import { createHash } from 'node:crypto';

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The beginning of a document's digest, for the eye: 7F3A-91C2-0E84-D65B. */
export const checkCodeOf = (document: string): string =>
  (sha256(document).slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-');
