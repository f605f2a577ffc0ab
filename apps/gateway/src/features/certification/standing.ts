import { type AuthStatusCode, type AuthTypeCode, authStatusCode, authTypeCode } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { type CertificationRow, Certifications } from './certifications.ts';

/** The submission that counts: the newest that was not withdrawn. */
export const current = (newestFirst: readonly CertificationRow[]): CertificationRow | undefined =>
  newestFirst.find(({ status }) => status !== 'withdrawn');

/** What stands beside a member's name. */
export async function standingOf(
  db: DbHandle,
  memberId: bigint,
): Promise<{ authType: AuthTypeCode; authStatus: AuthStatusCode }> {
  const counts = current(await new Certifications(db).ofMember(memberId));
  return counts
    ? { authType: authTypeCode(counts.kind), authStatus: authStatusCode(counts.status) }
    : { authType: 0, authStatus: 0 };
}
