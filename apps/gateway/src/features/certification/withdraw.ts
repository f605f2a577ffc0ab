import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { type CertificationRow, Certifications } from './certifications.ts';
import type { OwnFiles } from './desk.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { Signatures } from './signatures.ts';
import { current } from './standing.ts';

interface Desk {
  db: DbHandle;
  files: Pick<OwnFiles, 'release'>;
}

/** Takes back what waits, or ends what was approved; photos, signature and number are gone at once. */
export const withdraw = ({ db, files }: Desk, memberId: bigint): Promise<null> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, memberId);
    const certifications = new Certifications(tx);
    const counts = current(await certifications.ofMember(memberId));
    if (!counts) throw new Failure('A0401', '没有可以撤销的认证');
    const withdrawn = await certifications.withdrawAllOf(memberId, counts.kind, '本人');
    await erase(files, tx, memberId, withdrawn);
    return null;
  });

/** Ends everything of a member who leaves. */
export async function forget(
  files: Pick<OwnFiles, 'release'>,
  tx: DbHandle,
  memberId: bigint,
): Promise<void> {
  await oneAtATime(tx, memberId);
  const withdrawn = await new Certifications(tx).withdrawAllOf(memberId, null, '系统');
  await erase(files, tx, memberId, withdrawn);
}

async function erase(
  files: Pick<OwnFiles, 'release'>,
  tx: DbHandle,
  memberId: bigint,
  withdrawn: readonly CertificationRow[],
): Promise<void> {
  const dropped = await new Certifications(tx).dropPhotosOf(withdrawn.map(({ id }) => id));
  const photos = dropped.flatMap((row) => Object.values(row.photos).map(({ fileId }) => fileId));
  const signatures = await new Signatures(tx).removeUnusedOf(memberId);
  await files.release(tx, [...photos, ...signatures]);
}
