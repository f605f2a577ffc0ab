import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SIMULATED_INVOICING } from '@cheyantong/domain';
import type { NonceBook } from '../nonce-book.ts';

/** A message that is older, or from further ahead, has been caught on the way or its sender's clock is wrong. */
const TOLERANCE_SECONDS = 300;

interface Message {
  /** The method of a question, the status of an answer. */
  verb: string;
  path: string;
  body: string | Uint8Array;
}

const macOf = ({ verb, path, body }: Message, timestamp: string, nonce: string): Buffer => {
  const digest = createHash('sha256').update(body).digest('hex');
  const lines = [verb, path, timestamp, nonce, digest];
  return createHmac('sha256', SIMULATED_INVOICING.secret).update(lines.join('\n')).digest();
};

const headersOf = (message: Message, nonce: string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'x-invoicing-timestamp': timestamp,
    'x-invoicing-nonce': nonce,
    'x-invoicing-signature': macOf(message, timestamp, nonce).toString('hex'),
  };
};

/** Headers that prove a question, as the portal writes them. */
export const questionHeaders = (message: Message, nonce: string, now: Date): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'x-invoicing-app': SIMULATED_INVOICING.appId,
  ...headersOf(message, nonce, now),
});

/** Headers that prove an answer: the nonce is the question's, so that it answers this one and no other. */
export const answerHeaders = headersOf;

/** What is wrong with a question, or null. A nonce is good once. */
export function questionProblem(
  headers: IncomingHttpHeaders,
  message: Message,
  nonces: NonceBook,
  now: Date,
): string | null {
  const timestamp = String(headers['x-invoicing-timestamp'] ?? '');
  const nonce = String(headers['x-invoicing-nonce'] ?? '');
  if (headers['x-invoicing-app'] !== SIMULATED_INVOICING.appId) return 'unknown app';
  if (!/^\d+$/.test(timestamp) || !nonce) return 'not signed';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return 'timestamp too old';
  const expected = macOf(message, timestamp, nonce);
  const given = Buffer.from(String(headers['x-invoicing-signature'] ?? ''), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'signature mismatch';
  return nonces.use(nonce, now) ? null : 'nonce used before';
}
