import { hexToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import { digestOf } from './digest.ts';

export interface PublicKey {
  algorithm: 'Ed25519' | 'SM2';
  /** PEM (Ed25519) or the point as hex (SM2). */
  publicKey: string;
}

/** A key of an actor, as it is published. */
export interface ActorKey extends PublicKey {
  keyId: string;
  actor: string;
  /** RFC 3339. */
  from: string;
  revokedAt: string | null;
}

/** Says whether a key made a signature (Base64) over a text. Browsers can only tell later. */
export type Verify = (key: PublicKey, text: string, signature: string) => boolean | Promise<boolean>;

const FINGERPRINT_LENGTH = 16;

/** A key's id: the beginning of its digest, so a key cannot be put in the place of another. */
export function keyIdOf({ algorithm, publicKey }: PublicKey): string | null {
  try {
    const bytes = algorithm === 'SM2' ? hexToBytes(publicKey) : bytesOfPem(publicKey);
    return digestOf(bytes).slice(0, FINGERPRINT_LENGTH);
  } catch {
    return null;
  }
}

const bytesOfPem = (pem: string): Uint8Array =>
  Uint8Array.from(atob(pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, '')), (letter) =>
    letter.charCodeAt(0),
  );

/** The keys as they were known at a moment. */
export const keysAt = (keys: Iterable<ActorKey>, moment: Date): ActorKey[] =>
  [...keys]
    .filter(({ from }) => Date.parse(from) < moment.getTime())
    .map((key) =>
      key.revokedAt !== null && Date.parse(key.revokedAt) >= moment.getTime()
        ? { ...key, revokedAt: null }
        : key,
    );

/** The digest of keys: a public root names it, so that none can be replaced or given back its power unseen. */
export const keysDigest = (keys: readonly ActorKey[]): string =>
  digestOf(
    canonicalJson(
      keys
        .map(({ keyId, actor, algorithm, publicKey, from, revokedAt }) => ({
          keyId,
          actor,
          algorithm,
          publicKey,
          from,
          revokedAt,
        }))
        .sort((one, other) => (one.keyId < other.keyId ? -1 : 1)),
    ),
  );
