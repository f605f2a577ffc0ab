import { UPLOAD } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { fileIdIn } from './file-address.ts';
import { type FileRow, Files } from './files.ts';

const NO_FILE_SENTENCE = `文件不存在或已失效（上传后 ${UPLOAD.unusedHours} 小时内未使用会被删除），请重新上传`;

/** A file by its address; somebody else's is as good as none, and so is an address of somewhere else. */
export async function ownFile(db: DbHandle, memberId: bigint, address: string): Promise<FileRow> {
  const id = fileIdIn(address);
  const file = id === null ? undefined : await new Files(db).findOwn(id, memberId);
  if (!file) throw noSuchFile();
  return file;
}

/** Keeps it beyond its first day, for as long as whoever claims it does not release it; answers its id. */
export async function claimOwnFile(
  tx: DbHandle,
  memberId: bigint,
  address: string,
  purpose: string,
): Promise<string> {
  const id = fileIdIn(address);
  if (id === null || !(await new Files(tx).claim(id, memberId, purpose))) throw noSuchFile();
  return id;
}

const noSuchFile = (): Failure => new Failure('A0400', NO_FILE_SENTENCE);
