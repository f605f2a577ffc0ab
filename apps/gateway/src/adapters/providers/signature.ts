import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Proof } from './port.ts';

/** A message that is older, or from further ahead, has been caught on the way or its sender's clock is wrong. */
const TOLERANCE_SECONDS = 300;

const NONCE = /^[\w-]{8,64}$/;

const macOf = (secret: string, timestamp: string, nonce: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest();

/** Headers that prove a message: its time, its nonce and every byte of it are signed. */
export function signedHeaders(secret: string, nonce: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-cheyantong-timestamp': timestamp,
    'x-cheyantong-nonce': nonce,
    'x-cheyantong-signature': macOf(secret, timestamp, nonce, body).toString('hex'),
  };
}

export function proveMessage(secret: string, headers: IncomingHttpHeaders, body: string): Proof {
  const timestamp = String(headers['x-cheyantong-timestamp'] ?? '');
  const nonce = String(headers['x-cheyantong-nonce'] ?? '');
  if (!/^\d{1,12}$/.test(timestamp) || !NONCE.test(nonce)) return { problem: '没有签名' };
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    return { problem: '已超出有效时间' };
  const expected = macOf(secret, timestamp, nonce, body);
  const given = Buffer.from(String(headers['x-cheyantong-signature'] ?? ''), 'hex');
  const proved = given.length === expected.length && timingSafeEqual(given, expected);
  return proved ? { nonce } : { problem: '签名不符' };
}
