import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { PublicKey } from '@cheyantong/trace-chain';
import { LRUCache } from 'lru-cache';
import { sm2 } from 'sm-crypto-v2';

const keyObjects = new LRUCache<string, KeyObject>({ max: 2_000 });

/** Whether a key made a signature; a key or a signature that cannot be read proves nothing. */
export function verifySignature(
  { algorithm, publicKey }: PublicKey,
  text: string,
  signature: string,
): boolean {
  const bytes = Buffer.from(signature, 'base64');
  try {
    return algorithm === 'SM2'
      ? sm2.doVerifySignature(Buffer.from(text), bytes.toString('hex'), publicKey, { hash: true, der: true })
      : verify(null, Buffer.from(text), keyObject(publicKey), bytes);
  } catch {
    return false;
  }
}

/** Reading a key takes longer than checking with it. */
function keyObject(pem: string): KeyObject {
  const known = keyObjects.get(pem);
  if (known) return known;
  const read = createPublicKey(pem);
  if (read.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  keyObjects.set(pem, read);
  return read;
}
