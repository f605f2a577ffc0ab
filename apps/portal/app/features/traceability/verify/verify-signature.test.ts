import { generateKeyPairSync, sign } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, type PublicKey } from './public-key.ts';
import { verifySignature } from './verify-signature.ts';

const STATEMENT = '{"reportCode":"JC-2026-1106-008842","verdict":"车况良好"}';
const published = { keyId: '1', since: '2026-11-01 00:00:00' };

function ed25519(): { key: PublicKey; signature: string } {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const signature = sign(null, Buffer.from(STATEMENT), pair.privateKey).toString('base64');
  return { key: { ...published, algorithm: 'Ed25519', publicKey }, signature };
}

function sm2Signed(): { key: PublicKey; signature: string } {
  const { privateKey, publicKey } = sm2.generateKeyPairHex();
  const hex = sm2.doSignature(Buffer.from(STATEMENT), privateKey, { hash: true, der: true, publicKey });
  const signature = Buffer.from(hex, 'hex').toString('base64');
  return { key: { ...published, algorithm: 'SM2', publicKey }, signature };
}

describe.each([
  ['Ed25519', ed25519],
  ['SM2', sm2Signed],
])('a statement signed with %s', (_, signed) => {
  const { key, signature } = signed();

  it('is recognised by the published key', async () => {
    expect(await verifySignature(STATEMENT, signature, key)).toBe('valid');
  });

  it('is refused once a single word is changed', async () => {
    const altered = STATEMENT.replace('良好', '优秀');
    expect(await verifySignature(altered, signature, key)).toBe('invalid');
  });

  it('is refused by another key, and so is a signature that is none', async () => {
    expect(await verifySignature(STATEMENT, signature, signed().key)).toBe('invalid');
    expect(await verifySignature(STATEMENT, 'bm90IGEgc2lnbmF0dXJl', key)).toBe('invalid');
  });
});

describe('the fingerprint of a key', () => {
  it('can be compared by eye', async () => {
    const { key } = ed25519();
    expect(await fingerprintOf(key)).toMatch(/^([0-9A-F]{4} ){15}[0-9A-F]{4}$/);
  });
});
