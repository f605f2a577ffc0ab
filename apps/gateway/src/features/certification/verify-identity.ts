import { IdentityUnavailable, type IdentityVerifier, type Verdict } from '../../adapters/identity/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { record } from '../audit/index.ts';
import { type CertificationRow, Certifications } from './certifications.ts';
import type { CertificationDesk } from './desk.ts';
import type { FilledIn } from './forms.ts';
import { openForm } from './sealed-forms.ts';

/**
 * Asks the registers about a submission, as an aid for the reviewer. Whatever they say, it waits for the reviewer. It
 * throws when another try may help.
 */
export async function verifyIdentity(desk: CertificationDesk, id: bigint): Promise<void> {
  const { db, sealer, verifier } = desk;
  const row = await begin(db, id);
  const filledIn = row && (await openForm(sealer, row));
  if (!row || !filledIn) return;
  const phone = await desk.phoneOf(db, row.memberId);
  try {
    await new Certifications(db).recordVerdict(id, await ask(verifier, filledIn, phone));
  } catch (error) {
    if (!(error instanceof IdentityUnavailable) || error.isOutage) throw error;
    await giveUpVerifying(db, id);
  }
}

export const giveUpVerifying = (db: DbHandle, id: bigint): Promise<void> =>
  new Certifications(db).recordVerdict(id, 'unavailable');

/** The first try is told to the member: from then on the service may have what it was asked about. */
const begin = (db: DbHandle, id: bigint): Promise<CertificationRow | undefined> =>
  db.transaction(async (tx) => {
    const row = await new Certifications(tx).beginVerifying(id);
    if (row?.verifyTries === 1)
      await record(tx, {
        actor: { kind: 'provider', name: '身份核验服务' },
        action: row.kind === 'personal' ? 'phone.handed' : 'identity.handed',
        subjectKind: 'certification',
        subjectId: String(id),
        memberId: row.memberId,
        facts: { occasion: '身份核验' },
      });
    return row;
  });

function ask(verifier: IdentityVerifier, { kind, form }: FilledIn, phone: string): Promise<Verdict> {
  return kind === 'personal'
    ? verifier.verifyPerson({ name: form.realName, idNumber: form.idCardNo, phone })
    : verifier.verifyCompany({
        name: form.companyName,
        creditCode: form.creditCode,
        legalPerson: form.legalPerson,
      });
}
