import { FILE_TOO_LARGE_SENTENCE, UPLOAD } from '@cheyantong/domain';

/** Told by name as well as by type: browsers do not know what HEIC is. */
const PICTURE = /\.(jpe?g|png|webp|heic|heif)$/i;
const PDF = /\.pdf$/i;

export type FileKinds = 'picture' | 'pictureOrPdf';

/** As the file input writes it. */
export const ACCEPTED: Record<FileKinds, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/heic,.heic,.heif',
  pictureOrPdf: 'image/jpeg,image/png,image/webp,image/heic,.heic,.heif,application/pdf,.pdf',
};

export const KIND_WORDS: Record<FileKinds, string> = {
  picture: 'JPG、PNG、WebP 或 HEIC',
  pictureOrPdf: 'JPG、PNG、WebP、HEIC 或 PDF',
};

export const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'application/pdf' || PDF.test(name);

/** What keeps a file from being sent at all; the gateway looks inside. */
export function kindProblem(file: File, kinds: FileKinds): string | null {
  const isPicture = file.type.startsWith('image/') || PICTURE.test(file.name);
  const isWanted = isPicture || (kinds === 'pictureOrPdf' && isPdf(file));
  if (!isWanted) return `不支持这种文件，请上传 ${KIND_WORDS[kinds]}`;
  return file.size === 0 ? '文件是空的，请重新选择' : null;
}

export const sizeProblem = ({ size }: File): string | null =>
  size > UPLOAD.mostBytes ? FILE_TOO_LARGE_SENTENCE : null;
