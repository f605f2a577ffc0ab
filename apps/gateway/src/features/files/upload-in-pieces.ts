import { createHash, randomUUID } from 'node:crypto';
import type { beginUpload, CallRequest, Upload } from '@cheyantong/contract';
import { FILE_TOO_LARGE_SENTENCE, UPLOAD } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import { withinLimit } from './daily-limit.ts';
import type { FileDesk } from './desk.ts';
import { addressOf } from './file-address.ts';
import { type FileRow, Files } from './files.ts';
import { prepared } from './take-upload.ts';
import { type UploadRow, Uploads } from './uploads.ts';

const NO_UPLOAD_SENTENCE = '上传已失效，请重新选择文件';

/** Begins a file that comes in pieces, or goes on with the one that this member began before. */
export async function begin(
  desk: FileDesk,
  memberId: bigint,
  { name, size, digest }: CallRequest<typeof beginUpload>['body'],
): Promise<Upload> {
  if (size > UPLOAD.mostBytes) throw new Failure('A0702', FILE_TOO_LARGE_SENTENCE);
  const uploads = new Uploads(desk.db);
  const before = await uploads.findSame({ memberId, digest, size });
  if (before && (await isGood(desk, before))) return goOn(desk, before);
  if (before) await uploads.remove(before.id);
  const upload = { id: randomUUID(), memberId, name, size, digest };
  await withinLimit(desk, { memberId, bytes: size }, (tx) => new Uploads(tx).add(upload));
  const begun = await uploads.findSame(upload);
  if (!begun) throw new Failure('A0401', NO_UPLOAD_SENTENCE);
  return goOn(desk, begun);
}

/** Where to go on. */
export async function find(desk: FileDesk, memberId: bigint, uploadId: string): Promise<Upload> {
  return goOn(desk, await own(desk, memberId, uploadId));
}

/** A piece that does not come next changes nothing: the answer says what does. */
export async function addPiece(
  desk: FileDesk,
  memberId: bigint,
  { uploadId, offset, bytes }: { uploadId: string; offset: number; bytes: Uint8Array },
): Promise<Upload> {
  const upload = await own(desk, memberId, uploadId);
  if (offset !== upload.receivedBytes || upload.receivedBytes === upload.size) return goOn(desk, upload);
  const isLast = offset + bytes.length === upload.size;
  if (offset + bytes.length > upload.size) throw new Failure('A0400', '收到的内容比文件还大，请重新上传');
  if (!isLast && bytes.length < UPLOAD.leastPieceBytes) throw new Failure('A0400', '每段至少 64 KB');
  const piece = await desk.store.put({ name: '', type: 'application/octet-stream', bytes });
  const grown = await new Uploads(desk.db).addPiece(upload, { fileId: piece, size: bytes.length });
  if (!grown) await new Files(desk.db).release([piece]);
  return goOn(desk, grown ?? (await own(desk, memberId, uploadId)));
}

async function own({ db }: FileDesk, memberId: bigint, uploadId: string): Promise<UploadRow> {
  const upload = await new Uploads(db).findOwn(uploadId, memberId);
  if (!upload) throw new Failure('A0401', NO_UPLOAD_SENTENCE);
  return upload;
}

/** Makes a file of it when all of it has come: now, or before the connection was lost. */
async function goOn(desk: FileDesk, upload: UploadRow): Promise<Upload> {
  const isWhole = upload.receivedBytes === upload.size;
  const file = isWhole ? await fileOf(desk, upload) : undefined;
  return {
    uploadId: upload.id,
    receivedBytes: upload.receivedBytes,
    file: file ? { name: file.name, url: addressOf(file.id) } : null,
  };
}

async function fileOf(desk: FileDesk, upload: UploadRow): Promise<FileRow> {
  const fileId = upload.fileId ?? (await finish(desk, upload));
  const file = await new Files(desk.db).findOwn(fileId, upload.memberId);
  if (!file) throw new Failure('A0401', NO_UPLOAD_SENTENCE);
  return file;
}

/** What is refused is forgotten, so that the same file can be begun anew. */
async function finish(desk: FileDesk, upload: UploadRow): Promise<string> {
  const [uploads, files] = [new Uploads(desk.db), new Files(desk.db)];
  const problem = await makeFile(desk, upload).catch((error: unknown) => error);
  // Two requests may have tried; what counts is whether one of them has made it.
  const now = await uploads.findOwn(upload.id, upload.memberId);
  const isRefused = problem instanceof Failure && LASTING.has(problem.code);
  if (isRefused && !now?.fileId) await uploads.giveUp(upload.id);
  if (isRefused || now?.fileId) await files.release(upload.pieces);
  if (now?.fileId) return now.fileId;
  throw problem ?? new Failure('A0401', NO_UPLOAD_SENTENCE);
}

/** Failures that the same bytes would meet again. */
const LASTING = new Set(['A0701', 'A0702', 'A0703']);

async function makeFile(desk: FileDesk, upload: UploadRow): Promise<void> {
  const { id, memberId, name } = upload;
  const file = await prepared(desk, { name, bytes: await joined(desk, upload) });
  const fileId = await desk.store.put({ ...file, memberId });
  if (!(await new Uploads(desk.db).finish(id, fileId))) await new Files(desk.db).release([fileId]);
}

async function joined({ store }: FileDesk, { pieces, digest }: UploadRow): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (const piece of pieces) {
    const part = await store.get(piece);
    if (!part) throw new Failure('A0703', NO_UPLOAD_SENTENCE);
    parts.push(part.bytes);
  }
  const bytes = Buffer.concat(parts);
  if (createHash('sha256').update(bytes).digest('hex') !== digest)
    throw new Failure('A0703', '文件在传输中损坏，请重新上传');
  return bytes;
}

/** Not yet a file, or a file that is still there. */
async function isGood({ db }: FileDesk, { fileId, memberId }: UploadRow): Promise<boolean> {
  return fileId === null || (await new Files(db).findOwn(fileId, memberId)) !== undefined;
}
