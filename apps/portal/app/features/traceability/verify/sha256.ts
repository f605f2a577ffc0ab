import { toHex } from './bytes.ts';

/** Null outside a secure context: there browsers offer no cryptography. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
