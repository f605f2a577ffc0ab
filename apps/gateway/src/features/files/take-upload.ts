import type { FileInfo } from '@cheyantong/contract';
import { Failure } from '../../http/failure.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { refuseTooMuch, withinLimit } from './daily-limit.ts';
import type { FileDesk } from './desk.ts';
import { addressOf } from './file-address.ts';
import { tidyName } from './file-name.ts';
import type { NewFile } from './file-store.ts';
import { Files } from './files.ts';

/** A file that came whole. */
export async function takeUpload(desk: FileDesk, memberId: bigint, given: UploadedFile): Promise<FileInfo> {
  await refuseTooMuch(desk, desk.db, { memberId, bytes: given.bytes.length });
  const file = { ...(await prepared(desk, given)), memberId };
  const fileId = await desk.store.put(file, (row) =>
    withinLimit(desk, { memberId, bytes: file.bytes.length }, (tx) => new Files(tx).add(row)),
  );
  return { name: file.name, url: addressOf(fileId) };
}

/** What is kept of it; refuses what is no picture and no paper, or more than that. */
export async function prepared(desk: FileDesk, { name, bytes }: UploadedFile): Promise<NewFile> {
  if (bytes.length === 0) throw new Failure('A0703', '文件是空的，请重新选择');
  const made = await desk.prepare(bytes);
  if ('refusal' in made) throw new Failure(made.refusal.code, made.refusal.sentence);
  return { ...made, name: tidyName(name, made.type) };
}
