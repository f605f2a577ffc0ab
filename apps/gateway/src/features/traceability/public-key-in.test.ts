import { generateKeyPairSync } from 'node:crypto';
import { demoActors } from '@cheyantong/trace-chain/demo-actors';
import { expect, it } from 'vitest';
import { publicKeyIn } from './public-key-in.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();

it('finds the public key in a file, of either algorithm', () => {
  expect(publicKeyIn(pem)).toEqual({ algorithm: 'Ed25519', publicKey: pem });
  const recycler = demoActors().find(({ key }) => key.algorithm === 'SM2');
  expect(publicKeyIn(` ${recycler?.key.publicKey.toUpperCase()}\n`)).toEqual({
    algorithm: 'SM2',
    publicKey: recycler?.key.publicKey,
  });
});

it('takes no private key, which would be published, and no other kind of key', () => {
  const secret = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
  const others = [
    secret,
    pem + secret,
    'a'.repeat(64),
    rsa.export({ format: 'pem', type: 'spki' }).toString(),
  ];
  expect(others.map(publicKeyIn)).toEqual([null, null, null, null]);
});
