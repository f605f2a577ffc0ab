import type { CertificationKind } from '@cheyantong/domain';
import { and, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { certifications } from './tables.ts';

/** As whom a member is certified today; as a company, where they are both. */
export async function certifiedKindOf(handle: DbHandle, memberId: bigint): Promise<CertificationKind | null> {
  const approved = await handle
    .select({ kind: certifications.kind })
    .from(certifications)
    .where(and(eq(certifications.memberId, memberId), eq(certifications.status, 'approved')));
  if (approved.some(({ kind }) => kind === 'company')) return 'company';
  return approved.length > 0 ? 'personal' : null;
}

export const isCertified = async (handle: DbHandle, memberId: bigint): Promise<boolean> =>
  (await certifiedKindOf(handle, memberId)) !== null;
