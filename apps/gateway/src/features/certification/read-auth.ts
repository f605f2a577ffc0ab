import type { AuthInfo } from '@cheyantong/contract';
import { and, count, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { auditLog } from '../audit/tables.ts';
import { addressOf } from '../files/index.ts';
import { Certifications } from './certifications.ts';
import type { CertificationDesk } from './desk.ts';
import { presentAuth } from './present-auth.ts';
import { openForm } from './sealed-forms.ts';
import { Signatures } from './signatures.ts';
import { current } from './standing.ts';

export const PHOTO_VIEWED = 'photo.viewed';

export async function readAuth(desk: CertificationDesk, memberId: bigint): Promise<AuthInfo> {
  const { db, sealer, photosKeptDays } = desk;
  const all = await new Certifications(db).ofMember(memberId);
  const row = current(all);
  const signature = await new Signatures(db).latestOf(memberId);
  const agreed = await desk.agreedVersion(db, memberId, 'identityConsent');
  return presentAuth({
    row,
    all,
    filledIn: row ? await openForm(sealer, row) : null,
    signatureUrl: signature ? addressOf(signature.fileId) : null,
    signatureGiven: signature !== undefined && signature.consentVersion === agreed,
    photosViewed: row ? await viewsOf(db, row.id) : 0,
    photosKeptDays,
    addressOf,
  });
}

/** Every view is an entry of the audit log. */
async function viewsOf(db: DbHandle, id: bigint): Promise<number> {
  const [counted] = await db
    .select({ views: count() })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'certification'),
        eq(auditLog.subjectId, String(id)),
        eq(auditLog.action, PHOTO_VIEWED),
      ),
    );
  return counted?.views ?? 0;
}
