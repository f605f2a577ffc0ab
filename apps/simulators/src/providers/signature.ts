import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SIMULATED_PROVIDER_SECRET } from '@cheyantong/domain';

/** A message that is older, or from further ahead, has been caught on the way or its sender's clock is wrong. */
const TOLERANCE_SECONDS = 300;

const macOf = (timestamp: string, nonce: string, body: string): Buffer =>
  createHmac('sha256', SIMULATED_PROVIDER_SECRET).update(`${timestamp}.${nonce}.${body}`).digest();

/** Headers that prove a message: its time, its nonce and every byte of it are signed. */
export function signedHeaders(body: string, now: Date, nonce: string = randomUUID()): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-cheyantong-timestamp': timestamp,
    'x-cheyantong-nonce': nonce,
    'x-cheyantong-signature': macOf(timestamp, nonce, body).toString('hex'),
  };
}

/** What is wrong with a message, or null. */
export function signatureProblem(headers: IncomingHttpHeaders, body: string, now: Date): string | null {
  const timestamp = String(headers['x-cheyantong-timestamp'] ?? '');
  const nonce = String(headers['x-cheyantong-nonce'] ?? '');
  if (!/^\d+$/.test(timestamp)) return 'timestamp missing';
  if (!nonce) return 'nonce missing';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return 'timestamp too old';
  const expected = macOf(timestamp, nonce, body);
  const given = Buffer.from(String(headers['x-cheyantong-signature'] ?? ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'signature mismatch';
}
