import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { ADVERT_PLACE_CODES, ADVERT_PLACES } from '@cheyantong/domain';
import { z } from 'zod';
import { moment, oneLine, oneOf, order, yesOrNo } from '../../../data/written/fields.ts';
import { readHead } from '../../../data/written/head.ts';
import { carDrawingUrl } from '../../pictures/index.ts';
import { digestOf } from './digest.ts';
import type { ReadFile, Revisable, SourceFile, StoredFile } from './file-parts.ts';
import { readOwnLink } from './own-link.ts';

/** An advert as its folder has it, ready to be stored. */
export interface WrittenAdvert extends Revisable {
  subtitle: string | null;
  imageUrl: string;
  redirectUrl: string | null;
  actionLabel: string | null;
  type: number;
  activityType: number;
  sort: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** How a picture's content begins, by the ending of its name. */
const PICTURES: Readonly<Record<string, { type: string; begins: RegExp }>> = {
  '.webp': { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  '.png': { type: 'image/png', begins: /^\x89PNG/ },
  '.jpg': { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
};
const MOST_PICTURE_BYTES = 1024 * 1024;
const MOST_SUBTITLE = 60;

const advertHead = z
  .strictObject({
    title: oneLine(24),
    place: oneOf(ADVERT_PLACE_CODES),
    picture: oneLine(100),
    target: oneLine(200).optional(),
    action: oneLine(10).optional(),
    from: moment.optional(),
    until: moment.optional(),
    order,
    draft: yesOrNo,
  })
  .superRefine(({ from, until }, context) => {
    if (from && until && until <= from)
      context.addIssue({ code: 'custom', path: ['until'], message: '应晚于开始展示的时间 from' });
  });

export async function readAdvert(
  folder: string,
  { file, slug, text: markdown }: SourceFile,
): Promise<ReadFile<WrittenAdvert>> {
  const head = readHead(file, markdown, advertHead);
  const read: ReadFile<WrittenAdvert> = {
    written: null,
    isDraft: head.fields?.draft ?? false,
    files: [],
    pointers: [],
    problems: head.problems,
  };
  const subtitle = head.body.trim();
  if (subtitle.includes('\n') || subtitle.length > MOST_SUBTITLE)
    read.problems.push({
      file,
      line: head.bodyLine,
      field: null,
      sentence: `标题下的说明应为一行，最多 ${MOST_SUBTITLE} 个字`,
    });
  if (!head.fields) return read;
  const { title, place, picture, target, action, from, until, order: sort, draft } = head.fields;
  const shown = await readPicture(folder, picture);
  if ('problem' in shown) read.problems.push({ ...head.placeOf('picture'), sentence: shown.problem });
  const link = target === undefined ? null : readOwnLink(target);
  if (link && 'problem' in link) read.problems.push({ ...head.placeOf('target'), sentence: link.problem });
  else if (link?.pointer) read.pointers.push({ ...head.placeOf('target'), ...link.pointer });
  if (draft || 'problem' in shown || (link && 'problem' in link)) return read;
  if (shown.file) read.files.push(shown.file);
  const { type, activityType } = ADVERT_PLACES[place];
  return {
    ...read,
    written: {
      slug,
      markdown,
      title,
      subtitle: subtitle || null,
      imageUrl: shown.url,
      redirectUrl: link?.address ?? null,
      actionLabel: action ?? null,
      type,
      activityType,
      sort,
      startsAt: from ?? null,
      endsAt: until ?? null,
      digest: digestOf(JSON.stringify([markdown, shown.url])),
    },
  };
}

type ReadPicture = { url: string; file: StoredFile | null } | { problem: string };

/** One of our drawings by its words (`suv-quarter-blue`), or a file of the folder `pictures`. */
async function readPicture(folder: string, name: string): Promise<ReadPicture> {
  const ending = extname(name).toLowerCase();
  if (ending === '') {
    const url = carDrawingUrl(name);
    return url
      ? { url, file: null }
      : { problem: `没有画过 ${name}，应如 suv-quarter-blue，或写图片的文件名` };
  }
  const kind = PICTURES[ending];
  if (!kind) return { problem: `${name} 不能作为图片，可以是 WebP、PNG 或 JPG` };
  if (basename(name) !== name) return { problem: `${name} 不在 pictures 文件夹里` };
  const content = await readFile(join(folder, 'pictures', name)).catch(() => null);
  if (content === null) return { problem: `pictures/${name} 不存在` };
  if (content.length > MOST_PICTURE_BYTES) return { problem: `${name} 超过 1 MB` };
  if (!kind.begins.test(content.subarray(0, 16).toString('latin1')))
    return { problem: `${name} 的内容不是 ${ending.slice(1).toUpperCase()} 图片` };
  const digest = digestOf(content);
  return { url: `/pictures/articles/${digest}${ending}`, file: { digest, type: kind.type, content } };
}
