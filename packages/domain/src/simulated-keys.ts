import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface KeyPair {
  /** PEM, PKCS#8. */
  privateKey: string;
  /** PEM, SPKI. */
  publicKey: string;
}

/** Ours sign what the gateway sends, theirs what the simulated vendor answers. */
export interface SimulatedPaymentKeys {
  alipay: { ours: KeyPair; theirs: KeyPair };
  wechat: { ours: KeyPair; theirs: KeyPair };
}

/**
 * The keys that the gateway and the payment simulators share. No private key is part of the source, so whoever of the
 * two needs them first makes them; the other one finds them in the same folder.
 */
export function simulatedPaymentKeys(folder: string): SimulatedPaymentKeys {
  const file = join(folder, 'payments.json');
  return readKeys(file) ?? makeKeys(folder, file);
}

/** Where there is no data folder: one for every program of this user, so that keys are made once. */
export const temporaryKeysFolder = (): string =>
  join(tmpdir(), `cheyantong-simulated-keys-${userInfo().username}`);

function makeKeys(folder: string, file: string): SimulatedPaymentKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  const keys = { alipay: bothSides(), wechat: bothSides() };
  writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and only the first one does.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKeys(file) ?? keys;
}

function readKeys(file: string): SimulatedPaymentKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SimulatedPaymentKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const bothSides = () => ({ ours: keyPair(), theirs: keyPair() });

const keyPair = (): KeyPair =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
