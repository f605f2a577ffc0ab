import { MINUTE_MS } from '@cheyantong/domain';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';

/** Long enough to read an agreement and press the buttons of WeChat. */
const KEPT_MS = 10 * MINUTE_MS;
const VERIFIER_BYTES = 32;

interface KeptVerifier {
  verifier: string;
  madeAt: number;
}

/**
 * A secret of this browser, and what may be told of it. Who redeems a ticket has to know the secret, so that a ticket seen
 * in an address is good for nobody else. Null where the browser offers no cryptography (outside a secure context).
 */
export async function makeChallenge(): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  writeStored(STORAGE_KEYS.loginVerifier, { verifier, madeAt: Date.now() } satisfies KeptVerifier);
  return base64url(new Uint8Array(digest));
}

/** The secret of the login that is under way. Once: whatever comes of it, the next login has a secret of its own. */
export function takeVerifier(): string | null {
  const kept = readStored(STORAGE_KEYS.loginVerifier, isKept);
  writeStored(STORAGE_KEYS.loginVerifier, null);
  return kept && Date.now() - kept.madeAt < KEPT_MS ? kept.verifier : null;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const isKept = (value: unknown): value is KeptVerifier =>
  typeof value === 'object' &&
  value !== null &&
  'verifier' in value &&
  typeof value.verifier === 'string' &&
  'madeAt' in value &&
  typeof value.madeAt === 'number';
