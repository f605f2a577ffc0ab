import { utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';
import type { Statement } from './statement.ts';

/** `pdf` and `document`: unaltered; `other`: changed, or not this report's file at all. */
export type FileVerdict = 'pdf' | 'document' | 'other' | 'unsupported';

/** Compares a file with the digests that were signed. The file never leaves the browser. */
export async function checkFile(bytes: Uint8Array<ArrayBuffer>, statement: Statement): Promise<FileVerdict> {
  const digest = await sha256(bytes);
  if (digest === null) return 'unsupported';
  if (digest === statement.pdfSha256) return 'pdf';
  if (digest === statement.documentSha256) return 'document';
  const document = documentWithin(bytes);
  const isSigned = document !== null && (await sha256(utf8(document))) === statement.documentSha256;
  return isSigned ? 'document' : 'other';
}

/** The signed JSON that members can download carries the document inside. */
function documentWithin(bytes: Uint8Array): string | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return documentOf(value) ?? documentOf(Object(value).data);
  } catch {
    return null;
  }
}

function documentOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('document' in value)) return null;
  return typeof value.document === 'string' ? value.document : null;
}
