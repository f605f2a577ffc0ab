import {
  authStatusLabel,
  authTypeLabel,
  CERTIFICATION_FIELDS,
  CERTIFICATION_PHOTOS,
  type CertificationKind,
  dateTimeText,
} from '@cheyantong/domain';
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
      类型: authTypeLabel(row.kind),
      状态: authStatusLabel(row.status),
      提交时间: dateTimeText(row.submittedAt),
      审核时间: row.decidedAt && dateTimeText(row.decidedAt),
      驳回原因: row.rejectReason,
      填写的内容: labelled(row.kind, (await openForm(sealer, row))?.form ?? {}),
      照片的摘要: labelled(
        row.kind,
        Object.fromEntries(Object.entries(row.photos).map(([field, { digest }]) => [field, digest])),
      ),
      照片删除时间: row.photosDeletedAt && dateTimeText(row.photosDeletedAt),
    })),
  );
  return { title: '身份认证', data };
}

/** By what the page calls each field. */
function labelled(kind: CertificationKind, values: object): Record<string, string> {
  const labels: Record<string, string> = {
    ...CERTIFICATION_FIELDS[kind],
    ...Object.fromEntries(
      Object.entries(CERTIFICATION_PHOTOS[kind]).map(([field, { label }]) => [field, label]),
    ),
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [labels[field] ?? field, value]));
}
