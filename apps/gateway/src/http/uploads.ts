import { FILE_TOO_LARGE_SENTENCE, UPLOAD } from '@cheyantong/domain';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { Turnstile } from './turnstile.ts';

/** A file as it came; its name is whatever the sender wrote. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

const LIMITS = {
  fileSize: UPLOAD.mostBytes,
  files: 1,
  fields: 8,
  fieldSize: 1_024,
  parts: 9,
  headerPairs: 20,
};

/** Each may hold as much memory as a file is large, while it arrives. */
export const MOST_ARRIVING = 16;
const arriving = new Turnstile({ atOnce: MOST_ARRIVING, mayWait: 100 });

const brokenOff = () => new Failure('A0400', '上传中断或内容不完整，请重新上传');

/** Only calls that are declared to take a file read such bodies: all others refuse them unread. */
export function takeUploads(app: FastifyInstance, addRoute: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    addRoute(scope);
  });
}

export function takeBytes(app: FastifyInstance, addRoute: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    addRoute(scope);
  });
}

/** A body that is nothing but bytes. */
export function readBytes({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new Failure('A0410', '没有收到内容');
  return body;
}

/** The one file of a form, in the field `file`. */
export const readUpload = (request: FastifyRequest): Promise<UploadedFile> =>
  arriving.pass(async () => {
    if (!request.isMultipart()) throw new Failure('A0400', '请以表单上传文件');
    // Whoever left before this line is not missed by the parser: it would wait for them for ever, and keep their place.
    if (request.raw.destroyed) throw brokenOff();
    try {
      const files: UploadedFile[] = [];
      for await (const part of request.files()) files.push(await taken(part));
      const [file] = files;
      if (!file) throw new Failure('A0410', '请选择要上传的文件');
      return file;
    } catch (error) {
      throw error instanceof Failure ? error : refusal(error);
    }
  });

async function taken(part: MultipartFile): Promise<UploadedFile> {
  const bytes = await part.toBuffer();
  if (part.fieldname !== 'file') throw new Failure('A0400', '文件应放在名为 file 的字段里');
  return { name: part.filename ?? '', bytes };
}

/** What the parser says is about the form that was sent; nothing in it is a fault of ours. */
function refusal(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('A0702', FILE_TOO_LARGE_SENTENCE);
  if (code === 'FST_FILES_LIMIT') return new Failure('A0400', '一次只能上传一个文件');
  return brokenOff();
}
