import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { ReportSigner } from './report-signer.ts';

/** What stands before the 32 bytes of a seed in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

export const ed25519FromSeed = (seed: Buffer): ReportSigner =>
  signerWith(createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' }));

export function ed25519FromPem(pem: string): ReportSigner {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return signerWith(key);
}

function signerWith(key: KeyObject): ReportSigner {
  const published = createPublicKey(key);
  return {
    algorithm: 'Ed25519',
    keyId: keyIdOf(published.export({ format: 'der', type: 'spki' })),
    publicKey: published.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (statement) => sign(null, Buffer.from(statement), key).toString('base64'),
  };
}

/** Short enough to be compared by eye. */
export const keyIdOf = (publicKey: Buffer): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
