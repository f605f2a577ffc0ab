import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A message that is older, or from further ahead, has been caught on the way or its sender's clock is wrong. */
const TOLERANCE_SECONDS = 300;

interface SignedParts {
  /** The method of a question, the status of an answer. */
  verb: string;
  path: string;
  timestamp: string;
  nonce: string;
  body: string | Uint8Array;
}

/** Everything that matters of a message, a line each; the body by its digest. */
const macOf = (secret: string, { verb, path, timestamp, nonce, body }: SignedParts): Buffer => {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update([verb, path, timestamp, nonce, digest].join('\n')).digest();
};

export function questionHeaders(
  { appId, secret }: { appId: string; secret: string },
  parts: Omit<SignedParts, 'timestamp'>,
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-invoicing-app': appId,
    'x-invoicing-timestamp': timestamp,
    'x-invoicing-nonce': parts.nonce,
    'x-invoicing-signature': macOf(secret, { ...parts, timestamp }).toString('hex'),
  };
}

/** Whether this answers our question: it is signed with the question's own nonce, and was written just now. */
export function isProvedAnswer(
  secret: string,
  headers: Headers,
  parts: Omit<SignedParts, 'timestamp'>,
): boolean {
  const timestamp = headers.get('x-invoicing-timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = macOf(secret, { ...parts, timestamp });
  const given = Buffer.from(headers.get('x-invoicing-signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
