import { hkdfSync } from 'node:crypto';
import { z } from 'zod';

export const CRYPTO_SUITES = ['aes-256-gcm', 'sm4-gcm'] as const;
export type CryptoSuite = (typeof CRYPTO_SUITES)[number];

const KEY_BYTES = 32;
const SUITE_KEY_BYTES: Record<CryptoSuite, number> = { 'aes-256-gcm': 32, 'sm4-gcm': 16 };
const ENTRY = /^([\w-]{1,32}):([0-9a-f]{64})$/i;

/** Keys by their names. The first seals; the others open what they sealed before. */
export interface FileKeys {
  current: string;
  byId: ReadonlyMap<string, Uint8Array>;
}

/** `name:64 hex digits`, and older ones behind it, separated by commas. */
export const fileKeys = z.string().transform((value, context): FileKeys => {
  const entries = value.split(',').map((entry) => ENTRY.exec(entry.trim()));
  const byId = new Map(entries.map((entry) => [entry?.[1] ?? '', Buffer.from(entry?.[2] ?? '', 'hex')]));
  const current = entries[0]?.[1];
  if (current === undefined || entries.includes(null) || byId.size < entries.length) {
    context.addIssue('应为“名称:64 位十六进制数”，新密钥在前，逗号分隔，名称不重复');
    return z.NEVER;
  }
  return { current, byId };
});

/** For a demonstration, where nobody has made a key. */
export const keysFromSecret = (appSecret: string): FileKeys => ({
  current: 'demo',
  byId: new Map([['demo', derived(Buffer.from(appSecret), 'cheyantong files demonstration', KEY_BYTES)]]),
});

/** No key serves two ciphers. */
export const suiteKey = (key: Uint8Array, suite: CryptoSuite): Uint8Array =>
  derived(key, `cheyantong files ${suite}`, SUITE_KEY_BYTES[suite]);

const derived = (key: Uint8Array, purpose: string, length: number): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', purpose, length));
