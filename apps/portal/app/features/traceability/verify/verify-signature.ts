import { fromBase64, fromPem, toHex, utf8 } from './bytes.ts';
import type { PublicKey } from './public-key.ts';

/** `unsupported`: this browser cannot tell, which is neither yes nor no. */
export type SignatureVerdict = 'valid' | 'invalid' | 'unsupported';

/** Checks a signature over exactly these words with a published key, in this browser. */
export async function verifySignature(
  statement: string,
  signature: string,
  key: Pick<PublicKey, 'algorithm' | 'publicKey'>,
): Promise<SignatureVerdict> {
  const isValid = key.algorithm === 'SM2' ? verifySm2 : verifyEd25519;
  try {
    return (await isValid(statement, signature, key.publicKey)) ? 'valid' : 'invalid';
  } catch (failure) {
    return isLack(failure) ? 'unsupported' : 'invalid';
  }
}

async function verifyEd25519(statement: string, signature: string, pem: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) throw new DOMException('no cryptography here', 'NotSupportedError');
  const key = await crypto.subtle.importKey('spki', fromPem(pem), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, fromBase64(signature), utf8(statement));
}

async function verifySm2(statement: string, signature: string, publicKey: string): Promise<boolean> {
  const { sm2 } = await import('sm-crypto-v2');
  return sm2.doVerifySignature(utf8(statement), toHex(fromBase64(signature)), publicKey, {
    hash: true,
    der: true,
  });
}

/** Older browsers do not know Ed25519; a chunk that could not be fetched says nothing about the signature either. */
const isLack = (failure: unknown): boolean =>
  (failure instanceof DOMException && failure.name === 'NotSupportedError') ||
  (failure instanceof TypeError && /import|fetch|module/i.test(failure.message));
