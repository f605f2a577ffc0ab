import { hkdfSync } from 'node:crypto';
import { SettingsError } from '../../../env.ts';
import { ed25519FromPem, ed25519FromSeed } from './ed25519.ts';
import type { ReportSigner } from './report-signer.ts';
import { sm2FromHex, sm2FromSeed } from './sm2.ts';

export interface SigningSettings {
  algorithm: 'ed25519' | 'sm2';
  /** PEM (PKCS #8) for Ed25519, 64 hex digits for SM2; null: made from the application's secret. */
  key: string | null;
}

export function createSigner({ algorithm, key }: SigningSettings, appSecret: string): ReportSigner {
  if (key) return signerFrom(key, algorithm);
  // All servers share the secret, so they sign with the same key without having to agree on one.
  const seed = Buffer.from(hkdfSync('sha256', appSecret, '', `cheyantong report signing ${algorithm}`, 32));
  return algorithm === 'sm2' ? sm2FromSeed(seed) : ed25519FromSeed(seed);
}

function signerFrom(key: string, algorithm: SigningSettings['algorithm']): ReportSigner {
  try {
    return algorithm === 'sm2' ? sm2FromHex(key) : ed25519FromPem(key);
  } catch {
    const form = algorithm === 'sm2' ? '64 位十六进制的 SM2 私钥' : 'PEM（PKCS #8）格式的 Ed25519 私钥';
    throw new SettingsError(`设置 REPORT_SIGNING_KEY 应为 ${form}。`);
  }
}
