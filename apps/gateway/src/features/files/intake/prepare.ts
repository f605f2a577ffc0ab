import type { FailureCode } from '@cheyantong/domain';
import { type PdfProblem, problemOfPdf } from './check-pdf.ts';
import { hidesSomethingElse } from './hidden-content.ts';
import { recognise } from './recognise.ts';
import { ManyFrames, redraw, TooManyPixels } from './redraw.ts';

export type KeptType = 'image/jpeg' | 'image/png' | 'application/pdf';

interface Refusal {
  code: FailureCode;
  /** More exact than the code's own. */
  sentence?: string;
}

export type Prepared = { type: KeptType; bytes: Uint8Array } | { refusal: Refusal };

const PDF_REFUSALS: Record<PdfProblem, Refusal> = {
  'not whole': { code: 'A0703' },
  encrypted: { code: 'A0703', sentence: 'PDF 已加密，请上传未加密的文件' },
  active: { code: 'A0701', sentence: 'PDF 中含有脚本、自动动作或附件，请另存为普通 PDF 或拍照上传' },
};
const HIDDEN: Refusal = { code: 'A0701', sentence: '图片中混有其他内容，请重新拍照或截图后上传' };
const MOVING: Refusal = { code: 'A0701', sentence: '不支持动图，请上传静态图片' };
const TOO_MANY_PIXELS: Refusal = { code: 'A0703', sentence: '图片不能超过 4000 万像素' };
const DAMAGED: Refusal = { code: 'A0703' };

/** What is kept of an upload, or why it is not taken. It runs in a worker: decoding strangers' files is dear, and may break. */
export async function prepareFile(given: Uint8Array): Promise<Prepared> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const kind = await recognise(bytes);
  if (!kind) return { refusal: { code: 'A0701' } };
  if (kind === 'pdf') {
    const problem = problemOfPdf(bytes);
    return problem ? { refusal: PDF_REFUSALS[problem] } : { type: 'application/pdf', bytes };
  }
  if (hidesSomethingElse(bytes)) return { refusal: HIDDEN };
  try {
    return await redraw(kind, bytes);
  } catch (error) {
    if (error instanceof TooManyPixels) return { refusal: TOO_MANY_PIXELS };
    return { refusal: error instanceof ManyFrames ? MOVING : DAMAGED };
  }
}
