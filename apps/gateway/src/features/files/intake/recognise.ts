import { fileTypeFromBuffer } from 'file-type';

/** What we take, by what a file holds; what it is called and what its sender says it is prove nothing. */
const KINDS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'application/pdf': 'pdf',
} as const;

export type FileKind = (typeof KINDS)[keyof typeof KINDS];

export async function recognise(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return found && found.mime in KINDS ? KINDS[found.mime as keyof typeof KINDS] : undefined;
}
