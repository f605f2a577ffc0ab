import { limitFor, limitSentence, UPLOAD } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import type { FileDesk } from './desk.ts';
import { Files } from './files.ts';
import { Uploads } from './uploads.ts';

interface Brought {
  memberId: bigint;
  bytes: number;
}

/** Refuses what would be more than a member may bring in a day, with what is still on its way. */
export async function refuseTooMuch(
  { isCertified }: Pick<FileDesk, 'isCertified'>,
  handle: DbHandle,
  { memberId, bytes }: Brought,
): Promise<void> {
  const [kept, coming] = [
    await new Files(handle).today(memberId),
    await new Uploads(handle).coming(memberId),
  ];
  const certified = await isCertified(handle, memberId);
  if (kept.count + coming.count >= limitFor('filesADay', certified))
    throw new Failure('A0501', limitSentence('filesADay', certified));
  if (kept.bytes + coming.bytes + bytes > UPLOAD.bytesADay)
    throw new Failure('A0501', '今天上传的文件过大过多，请明天再来');
}

/** The same, and then what makes it more; of one member one after the other, so that nobody slips in between. */
export const withinLimit = <Answer>(
  desk: Pick<FileDesk, 'db' | 'isCertified'>,
  brought: Brought,
  add: (tx: DbHandle) => Promise<Answer>,
): Promise<Answer> =>
  desk.db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${brought.memberId}`}, 0))`,
    );
    await refuseTooMuch(desk, tx, brought);
    return add(tx);
  });
