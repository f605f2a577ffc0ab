import { UPLOAD } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { Files } from './files.ts';
import { Uploads } from './uploads.ts';

/** Refuses what would be more than a member may bring in a day, with what is still on its way. */
export async function refuseTooMuch(handle: DbHandle, memberId: bigint, bytes: number): Promise<void> {
  const [kept, coming] = [
    await new Files(handle).today(memberId),
    await new Uploads(handle).coming(memberId),
  ];
  if (kept.count + coming.count >= UPLOAD.filesADay)
    throw new Failure('A0501', `一天最多上传 ${UPLOAD.filesADay} 个文件，请明天再来`);
  if (kept.bytes + coming.bytes + bytes > UPLOAD.bytesADay)
    throw new Failure('A0501', '今天上传的文件过大过多，请明天再来');
}

/** The same, and then what makes it more; of one member one after the other, so that nobody slips in between. */
export const withinLimit = <Answer>(
  db: DbHandle,
  { memberId, bytes }: { memberId: bigint; bytes: number },
  add: (tx: DbHandle) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${memberId}`}, 0))`);
    await refuseTooMuch(tx, memberId, bytes);
    return add(tx);
  });
