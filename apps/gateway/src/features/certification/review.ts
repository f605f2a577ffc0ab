import { authTypeLabel } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { record } from '../audit/index.ts';
import { type CertificationRow, Certifications } from './certifications.ts';
import type { ReviewDesk } from './desk.ts';

const PAGE = '/personalCenter/authentication';

export type Outcome = 'done' | 'notWaiting' | 'numberTaken';

/** Approves a submission that waits. Nobody is certified as somebody who is certified already. */
export const approve = (desk: ReviewDesk, id: bigint): Promise<Outcome> =>
  desk.db.transaction(async (tx) => {
    const certifications = new Certifications(tx);
    if (await isTaken(certifications, id)) return 'numberTaken';
    const approved = await certifications.move(id, 'approved', {
      actor: desk.reviewer,
      with: { decidedAt: sql`now()` },
    });
    if (!approved) return 'notWaiting';
    await writeDown(desk, tx, approved);
    await desk.tell(tx, approved.memberId, {
      kind: 'certification',
      title: `您的${authTypeLabel(approved.kind)}已通过`,
      text: '审核已通过。证件照片将在保存期满后自动删除，只留下认证结果。',
      link: PAGE,
    });
    return 'done';
  });

/** Sends a submission back with the reason, and the fields that have to be mended; everything else of it is kept. */
export const reject = (
  desk: ReviewDesk,
  id: bigint,
  { reason, fields }: { reason: string; fields: string[] },
): Promise<Outcome> =>
  desk.db.transaction(async (tx) => {
    const rejected = await new Certifications(tx).move(id, 'rejected', {
      actor: desk.reviewer,
      remark: reason,
      with: { decidedAt: sql`now()`, rejectReason: reason, rejectedFields: fields },
    });
    if (!rejected) return 'notWaiting';
    await writeDown(desk, tx, rejected);
    await desk.tell(tx, rejected.memberId, {
      kind: 'certification',
      title: `您的${authTypeLabel(rejected.kind)}未通过，请修改后重新提交`,
      text: `原因：${reason}。已填写的内容都还在，改好后可以重新提交。`,
      link: PAGE,
    });
    return 'done';
  });

async function isTaken(certifications: Certifications, id: bigint): Promise<boolean> {
  const waiting = await certifications.find(id);
  if (waiting?.kind !== 'personal' || waiting.numberIndex === null) return false;
  return certifications.isTaken('personal', waiting.numberIndex, waiting.memberId);
}

const writeDown = (
  { reviewer }: ReviewDesk,
  tx: DbHandle,
  { id, status, kind, memberId }: CertificationRow,
): Promise<void> =>
  record(tx, {
    actor: { kind: 'operator', name: reviewer },
    action: `certification.${status}`,
    subjectKind: 'certification',
    subjectId: String(id),
    memberId,
    facts: { occasion: authTypeLabel(kind) },
  });
