import canonicalize from 'canonicalize';

/**
 * JSON as RFC 8785 writes it: the same content is the same text for everybody, and so has the same digest. Half a
 * character, which UTF-8 cannot carry, becomes the sign for one that was lost.
 */
export function canonicalJson(value: object): string {
  const text = canonicalize(JSON.parse(JSON.stringify(value), wellFormed));
  if (text === undefined) throw new Error('nothing to write as JSON');
  return text;
}

const wellFormed = (_key: string, part: unknown): unknown =>
  typeof part === 'string' ? part.toWellFormed() : part;
