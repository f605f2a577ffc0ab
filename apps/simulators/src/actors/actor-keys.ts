import { generateKeyPairSync, sign } from 'node:crypto';
import { keyIdOf, type PublicKey } from '@cheyantong/trace-chain';
import type { DemoActor } from '@cheyantong/trace-chain/demo-actors';

/** A key that nobody but the actor can sign with. */
export interface SigningKey extends PublicKey {
  keyId: string;
  /** Base64. */
  sign(text: string): string;
}

/** What an actor would do at home with `openssl genpkey -algorithm ed25519`. */
export function newSigningKey(): SigningKey {
  const pair = generateKeyPairSync('ed25519');
  const key = {
    algorithm: 'Ed25519' as const,
    publicKey: pair.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
  return {
    ...key,
    keyId: keyIdOf(key) ?? '',
    sign: (text) => sign(null, Buffer.from(text), pair.privateKey).toString('base64'),
  };
}

/** The keys of the actors: the one that the demonstration has registered, then those that they made themselves. */
export class ActorKeys {
  readonly #own = new Map<string, SigningKey>();

  first({ key, sign: signText }: DemoActor): SigningKey {
    return { ...key, sign: signText };
  }

  current(actor: DemoActor): SigningKey {
    return this.#own.get(actor.code) ?? this.first(actor);
  }

  /** A new key, used from now on. The portal takes it once an operator has registered it. */
  renew({ code }: DemoActor): SigningKey {
    const key = newSigningKey();
    this.#own.set(code, key);
    return key;
  }
}
