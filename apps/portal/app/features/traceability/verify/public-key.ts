import type { CallData, listReportKeys } from '@cheyantong/contract';
import { fromHex, fromPem, toPem } from './bytes.ts';
import { sha256 } from './sha256.ts';

export type PublicKey = CallData<typeof listReportKeys>[number];

/** What stands before a point of SM2's curve in a public key (GB/T 35276): OpenSSL wants it, we publish the point. */
const SM2_HEAD = '3059301306072a8648ce3d020106082a811ccf5501822d034200';

export const pemOf = ({ algorithm, publicKey }: Pick<PublicKey, 'algorithm' | 'publicKey'>): string =>
  algorithm === 'SM2' ? toPem(fromHex(SM2_HEAD + publicKey)) : publicKey;

/** SHA-256 of the key as published, in groups that can be compared by eye; null where the browser cannot. */
export async function fingerprintOf({ algorithm, publicKey }: PublicKey): Promise<string | null> {
  const digest = await sha256(algorithm === 'SM2' ? fromHex(publicKey) : fromPem(publicKey));
  return digest && (digest.toUpperCase().match(/.{4}/g)?.join(' ') ?? null);
}
