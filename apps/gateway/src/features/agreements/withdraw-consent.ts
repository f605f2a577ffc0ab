import { AGREEMENTS, type AgreementId, CONSENT_WITHDRAWALS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { Consents } from './consents.ts';

export interface AgreementDesk {
  db: DbHandle;
  /** Erases what was submitted on the strength of the identity consent. */
  endCertification(tx: DbHandle, memberId: bigint): Promise<void>;
}

/** From now on, whatever needs this consent asks for it again. To take it back twice changes nothing. */
export async function withdrawConsent(
  { db, endCertification }: AgreementDesk,
  memberId: bigint,
  document: AgreementId,
): Promise<void> {
  if (!CONSENT_WITHDRAWALS[document].possible)
    throw new Failure('A0500', `《${AGREEMENTS[document].name}》是使用账号的前提，不再同意时请注销账号`);
  await db.transaction(async (tx) => {
    await new Consents(tx).withdraw(memberId, document);
    if (document === 'identityConsent') await endCertification(tx, memberId);
  });
}
