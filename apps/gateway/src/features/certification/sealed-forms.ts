import { createHmac, hkdfSync } from 'node:crypto';
import type { Sealer } from '../../sealing/sealer.ts';
import type { CertificationRow } from './certifications.ts';
import { type FilledIn, numberOf } from './forms.ts';

type FormSealer = Pick<Sealer, 'seal' | 'open'>;

/** Sealed to its member: what was put into another's row does not open. */
const about = (memberId: bigint): string => `certification of ${memberId}`;

export async function sealForm(sealer: FormSealer, memberId: bigint, { form }: FilledIn) {
  const { bytes, suite, keyId } = await sealer.seal(about(memberId), Buffer.from(JSON.stringify(form)));
  return { form: bytes, suite, keyId };
}

/** What was filled in; null once it was withdrawn. */
export async function openForm(
  sealer: FormSealer,
  {
    memberId,
    kind,
    form,
    suite,
    keyId,
  }: Pick<CertificationRow, 'memberId' | 'kind' | 'form' | 'suite' | 'keyId'>,
): Promise<FilledIn | null> {
  if (!form || !suite || !keyId) return null;
  const bytes = await sealer.open(about(memberId), { bytes: form, suite, keyId });
  return { kind, form: JSON.parse(Buffer.from(bytes).toString('utf8')) } as FilledIn;
}

const KEY_BYTES = 32;

/** Finds the same number again, without telling anybody who has the database which number it is. */
export function numberIndexOf(appSecret: string, filledIn: FilledIn): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'cheyantong certified numbers', KEY_BYTES));
  return createHmac('sha256', key)
    .update(`${filledIn.kind} ${numberOf(filledIn)}`)
    .digest('base64url');
}
