import { authStatusLabel, authTypeLabel, dateTimeText } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Certifications } from './certifications.ts';
import type { CertificationDesk } from './desk.ts';
import { openForm } from './sealed-forms.ts';

/** Everything a member submitted, for their own archive: with the numbers as they were filled in. */
export async function personalData(
  { sealer }: Pick<CertificationDesk, 'sealer'>,
  handle: DbHandle,
  memberId: bigint,
) {
  const rows = await new Certifications(handle).ofMember(memberId);
  const data = await Promise.all(
    rows.map(async (row) => ({
      kind: authTypeLabel(row.kind),
      status: authStatusLabel(row.status),
      submitTime: dateTimeText(row.submittedAt),
      decideTime: row.decidedAt && dateTimeText(row.decidedAt),
      rejectReason: row.rejectReason,
      form: (await openForm(sealer, row))?.form ?? null,
      photoDigests: Object.fromEntries(
        Object.entries(row.photos).map(([field, { digest }]) => [field, digest]),
      ),
      photosDeleteTime: row.photosDeletedAt && dateTimeText(row.photosDeletedAt),
    })),
  );
  return { title: '身份认证', data };
}
