import { authTypeLabel, beijingDay, DAY_MS } from '@cheyantong/domain';
import { Certifications } from './certifications.ts';
import type { CertificationDesk } from './desk.ts';

/** Ends what was approved by a document whose last day is over, and says so. */
export const expireCertifications = (
  { db, tell }: Pick<CertificationDesk, 'db' | 'tell'>,
  now = new Date(),
): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { memberId, kind, validUntil } of await new Certifications(tx).expireBefore(beijingDay(now)))
      await tell(tx, memberId, {
        kind: 'certification',
        title: `您的${authTypeLabel(kind)}已过期`,
        text: `证件有效期至 ${validUntil}。请用新的证件重新认证。`,
        link: '/personalCenter/authentication',
      });
  });

/** Photos are needed for the decision and some time after it; their digests stay. */
export const dropOldPhotos = ({
  db,
  files,
  photosKeptDays,
}: Pick<CertificationDesk, 'db' | 'files' | 'photosKeptDays'>): Promise<void> =>
  db.transaction(async (tx) => {
    const dropped = await new Certifications(tx).dropPhotosDecidedBefore(photosKeptDays * DAY_MS);
    await files.release(
      tx,
      dropped.flatMap(({ photos }) => Object.values(photos).map(({ fileId }) => fileId)),
    );
  });
