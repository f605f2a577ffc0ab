import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { TraceTrade } from '@cheyantong/domain';
import { sm2 } from 'sm-crypto-v2';
import { digestOf } from './digest.ts';
import { keyIdOf, type PublicKey } from './keys.ts';

/** How many invented enterprises of each trade there are. */
const HOW_MANY: Record<TraceTrade, number> = {
  dismantler: 10,
  lab: 4,
  supplier: 24,
  workshop: 6,
  batteryMaker: 3,
  carMaker: 3,
  secondUser: 2,
  recycler: 2,
  platform: 1,
};

/** An enterprise of the demonstration, with its key. */
export interface DemoActor {
  code: string;
  trade: TraceTrade;
  /** Counted from 0 within its trade. */
  number: number;
  key: PublicKey & { keyId: string };
  /** Base64. */
  sign(text: string): string;
}

/**
 * The enterprises of the demonstration. Their keys follow from their codes, so that the simulator has the same ones as
 * the gateway without either telling the other: everybody can sign in their names, and nothing they sign is worth anything.
 */
export const demoActors = (): DemoActor[] =>
  Object.entries(HOW_MANY).flatMap(([trade, count]) =>
    Array.from({ length: count }, (_, number) => demoActor(trade as TraceTrade, number)),
  );

function demoActor(trade: TraceTrade, number: number): DemoActor {
  const code = `demo-${trade}-${String(number + 1).padStart(2, '0')}`;
  const seed = digestOf(`key of the demonstration actor ${code}`);
  // One trade signs the way that Chinese authorities prefer.
  const { sign: signText, ...key } = trade === 'recycler' ? sm2Key(seed) : ed25519Key(seed);
  return { code, trade, number, key: { ...key, keyId: keyIdOf(key) ?? '' }, sign: signText };
}

type KeyPair = PublicKey & Pick<DemoActor, 'sign'>;

/** What stands before the 32 bytes of a seed in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = '302e020100300506032b657004220420';

function ed25519Key(seed: string): KeyPair {
  const key = createPrivateKey({ key: Buffer.from(PKCS8_HEAD + seed, 'hex'), format: 'der', type: 'pkcs8' });
  return {
    algorithm: 'Ed25519',
    publicKey: createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

function sm2Key(seed: string): KeyPair {
  const publicKey = sm2.getPublicKeyFromPrivateKey(seed);
  return {
    algorithm: 'SM2',
    publicKey,
    sign: (text) =>
      Buffer.from(
        sm2.doSignature(Buffer.from(text), seed, { hash: true, der: true, publicKey }),
        'hex',
      ).toString('base64'),
  };
}
