import { createPublicKey } from 'node:crypto';
import type { PublicKey } from '@cheyantong/trace-chain';

const PUBLIC_PEM = /^-----BEGIN PUBLIC KEY-----[\sA-Za-z0-9+/=]+-----END PUBLIC KEY-----$/;
/** An uncompressed point. */
const SM2_POINT = /^04[0-9a-f]{128}$/;

/** The public key in a file; null when there is none. What is registered is published: a private key must never get in. */
export function publicKeyIn(content: string): PublicKey | null {
  const text = content.trim();
  if (SM2_POINT.test(text.toLowerCase())) return { algorithm: 'SM2', publicKey: text.toLowerCase() };
  return PUBLIC_PEM.test(text) && isEd25519(text) ? { algorithm: 'Ed25519', publicKey: `${text}\n` } : null;
}

function isEd25519(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
