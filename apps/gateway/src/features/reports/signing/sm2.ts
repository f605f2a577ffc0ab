import { sm2 } from 'sm-crypto-v2';
import { keyIdOf } from './ed25519.ts';
import type { ReportSigner } from './report-signer.ts';

const PRIVATE_KEY = /^[0-9a-f]{64}$/i;

export function sm2FromHex(privateKey: string): ReportSigner {
  if (!PRIVATE_KEY.test(privateKey)) throw new Error('not an SM2 key');
  const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey);
  return {
    algorithm: 'SM2',
    keyId: keyIdOf(Buffer.from(publicKey, 'hex')),
    publicKey,
    sign(statement) {
      const signature = sm2.doSignature(Buffer.from(statement), privateKey, {
        hash: true,
        der: true,
        publicKey,
      });
      return Buffer.from(signature, 'hex').toString('base64');
    },
  };
}

export const sm2FromSeed = (seed: Buffer): ReportSigner => sm2FromHex(seed.toString('hex'));
