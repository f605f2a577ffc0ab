import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { readHead } from '../../../data/written/head.ts';
import { digestOf } from './digest.ts';
import type { Attachment, Heading, ReadFile, Revisable, SourceFile, StoredFile } from './file-parts.ts';
import { type FrontMatter, frontMatter } from './front-matter.ts';
import { renderArticle } from './render-article.ts';
import { plainText } from './safe-html.ts';

/** An article as its folder has it, ready to be stored. */
export interface WrittenArticle extends Omit<FrontMatter, 'attachments' | 'draft'>, Revisable {
  contentHtml: string;
  headings: Heading[];
  attachments: Attachment[];
  words: string;
  characters: number;
}

/** What readers may download; anything else is refused before it is stored. */
const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const MOST_ATTACHMENT_BYTES = 10 * 1024 * 1024;

export async function readArticle(
  folder: string,
  { file, slug, text: markdown }: SourceFile,
): Promise<ReadFile<WrittenArticle>> {
  const head = readHead(file, markdown, frontMatter);
  const rendered = renderArticle({ file, ...head });
  const read: ReadFile<WrittenArticle> = {
    written: null,
    isDraft: head.fields?.draft ?? false,
    files: rendered.files,
    pointers: rendered.pointers.map((pointer) => ({ file, field: null, ...pointer })),
    problems: [...head.problems, ...rendered.problems],
  };
  if (!head.fields) return read;
  const { attachments: wanted, draft, ...fields } = head.fields;
  const attached = await readAttachments(folder, wanted);
  const refused = attached.refusals.map((sentence) => ({ ...head.placeOf('attachments'), sentence }));
  const problems = [...read.problems, ...refused];
  if (draft) return { ...read, files: [], problems };
  const text = plainText(rendered.html);
  return {
    ...read,
    files: [...rendered.files, ...attached.files],
    problems,
    written: {
      ...fields,
      slug,
      markdown,
      contentHtml: rendered.html,
      headings: rendered.headings,
      attachments: attached.attachments,
      words: [fields.title, fields.summary ?? '', ...fields.tags, text].join(' ').toLowerCase(),
      characters: text.length,
      digest: digestOf(JSON.stringify([markdown, rendered.html, attached.attachments])),
    },
  };
}

async function readAttachments(folder: string, wanted: FrontMatter['attachments']) {
  const found: { attachments: Attachment[]; files: StoredFile[]; refusals: string[] } = {
    attachments: [],
    files: [],
    refusals: [],
  };
  const home = join(folder, 'attachments');
  for (const { file: fileName, name } of wanted) {
    const refuse = (sentence: string) => found.refusals.push(`${fileName} ${sentence}`);
    const path = join(home, fileName);
    const type = ATTACHMENT_TYPES[extname(fileName).toLowerCase()];
    const size = await stat(path).then(
      (facts) => facts.size,
      () => null,
    );
    if (relative(home, path).startsWith('..')) refuse('不在 attachments 文件夹里');
    else if (!type) refuse('不能作为附件，可以是 CSV、PDF 或 XLSX');
    else if (size === null) refuse('不存在');
    else if (size > MOST_ATTACHMENT_BYTES) refuse('超过 10 MB');
    else {
      const content = await readFile(path);
      const digest = digestOf(content);
      found.files.push({ digest, type, content });
      found.attachments.push({ name, digest, fileName: basename(fileName), type, size });
    }
  }
  return found;
}
