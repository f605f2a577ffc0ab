import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';

/** A message that is older, or from further ahead, has been caught on the way or its sender's clock is wrong. */
const TOLERANCE_SECONDS = 300;

interface SignedMessage {
  timestamp: string;
  signature: string;
  body: Buffer;
}

/** What is wrong with a message, or null: its time and every byte of it are signed with the dealer's secret. */
export function signatureProblem({ timestamp, signature, body }: SignedMessage, now: Date): string | null {
  if (!/^\d+$/.test(timestamp)) return 'timestamp missing';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return 'timestamp too old';
  const expected = macOf(timestamp, body);
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'signature mismatch';
}

/** Headers that prove a message of the dealer's own. */
export function signedHeaders(body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-cheyantong-timestamp': timestamp,
    'x-cheyantong-signature': macOf(timestamp, Buffer.from(body)).toString('hex'),
  };
}

const macOf = (timestamp: string, body: Buffer): Buffer =>
  createHmac('sha256', SIMULATED_DEALER_SECRET).update(`${timestamp}.`).update(body).digest();
