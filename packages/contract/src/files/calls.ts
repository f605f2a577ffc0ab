import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, integer, numericInteger, text, words } from '../fields.ts';

const FILES = 'system-boot/api/v1/files';

/** `url` is a path of ours that only its owner may use; it is shown by a short link (`openFile`). */
const fileInfo = z.object({ name: z.string(), url: z.string() });
export type FileInfo = z.output<typeof fileInfo>;

export const uploadFile = defineCall({
  method: 'POST',
  path: FILES,
  access: 'member',
  failure: 'caller',
  encoding: 'multipart',
  summary: '上传图片（JPG、PNG、WebP、HEIC）或 PDF，不超过 10 MB',
  data: fileInfo,
});

const uploadId = z.object({ uploadId: z.uuid('上传不存在') });

/** What is sent in pieces can go on after a lost connection. */
const upload = uploadId.extend({
  receivedBytes: z.int(),
  file: fileInfo.nullable().describe('once all of it has come'),
});
export type Upload = z.output<typeof upload>;

export const beginUpload = defineCall({
  method: 'POST',
  path: `${FILES}/uploads`,
  access: 'member',
  failure: 'caller',
  summary: '开始分段上传；同一文件再次开始时接着传',
  body: z.object({
    name: words(200),
    size: integer.min(1, '文件是空的'),
    digest: text(64)
      .regex(/^[0-9a-f]{64}$/, '文件摘要应为 64 位十六进制数')
      .describe('SHA-256 of the whole, hexadecimal'),
  }),
  data: upload,
});

export const continueUpload = defineCall({
  method: 'PUT',
  path: `${FILES}/uploads/:uploadId`,
  access: 'member',
  failure: 'caller',
  encoding: 'bytes',
  summary: '上传下一段，每段不超过 1 MB；位置不符时不作改动，返回应当继续的位置',
  params: uploadId,
  query: z.object({ offset: numericInteger.min(0) }),
  data: upload,
});

export const findUpload = defineCall({
  method: 'GET',
  path: `${FILES}/uploads/:uploadId`,
  access: 'member',
  failure: 'caller',
  summary: '分段上传到了哪里',
  params: uploadId,
  data: upload,
});

export const openFile = defineCall({
  method: 'POST',
  path: `${FILES}/link`,
  access: 'member',
  failure: 'caller',
  summary: '自己文件的短时链接（5 分钟）',
  body: z.object({ url: text(300) }),
  data: z.object({ link: z.string(), expiresTime: dateTimeText, type: z.enum(['image', 'pdf']) }),
});
