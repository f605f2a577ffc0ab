import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { readHead } from '../../../data/written/head.ts';
import { digestOf } from './digest.ts';
import type {
  Attachment,
  Heading,
  ReadFile,
  Revisable,
  Source,
  SourceFile,
  StoredFile,
} from './file-parts.ts';
import { type FrontMatter, frontMatter } from './front-matter.ts';
import { readOwnLink } from './own-link.ts';
import { renderArticle } from './render-article.ts';
import { plainText } from './safe-html.ts';

/** An article as its folder has it, ready to be stored. */
export interface WrittenArticle extends Omit<FrontMatter, 'attachments' | 'sources' | 'draft'>, Revisable {
  contentHtml: string;
  headings: Heading[];
  attachments: Attachment[];
  sources: Source[] | null;
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
  const { attachments: wanted, sources: named, draft, ...fields } = head.fields;
  const attached = await readAttachments(folder, wanted);
  const sources = named && readSources(named);
  const refusedIn = (field: string, sentences: readonly string[] = []) =>
    sentences.map((sentence) => ({ ...head.placeOf(field), sentence }));
  const problems = [
    ...read.problems,
    ...refusedIn('attachments', attached.refusals),
    ...refusedIn('sources', sources?.refusals),
  ];
  if (draft) return { ...read, files: [], problems };
  const text = plainText(rendered.html);
  const asides = wordsBeside(fields);
  return {
    ...read,
    pointers: [
      ...read.pointers,
      ...(sources?.pointers ?? []).map((pointer) => ({ ...head.placeOf('sources'), ...pointer })),
    ],
    files: [...rendered.files, ...attached.files],
    problems,
    written: {
      ...fields,
      slug,
      markdown,
      contentHtml: rendered.html,
      headings: rendered.headings,
      attachments: attached.attachments,
      sources: sources?.sources ?? null,
      words: [fields.title, fields.summary ?? '', ...fields.tags, text, ...asides].join(' ').toLowerCase(),
      characters: [text, ...asides].join('').length,
      digest: digestOf(JSON.stringify([markdown, rendered.html, attached.attachments])),
    },
  };
}

/** What is read beside the text: questions with their answers, and what to check. */
const wordsBeside = ({ questions, checklist }: Pick<FrontMatter, 'questions' | 'checklist'>): string[] => [
  ...(questions ?? []).flatMap(({ question, answer }) => [question, answer]),
  ...(checklist?.groups ?? []).flatMap(({ items }) => items),
];

function readSources(named: NonNullable<FrontMatter['sources']>) {
  const links = named.map(({ link }) => (link === null ? null : readOwnLink(link)));
  return {
    sources: named.map(({ name, number, checked }, at): Source => {
      const link = links[at];
      const address = link && 'address' in link ? link.address : null;
      return { name, number, address, checkedOn: checked };
    }),
    pointers: links.flatMap((link) => (link && 'pointer' in link && link.pointer ? [link.pointer] : [])),
    refusals: links.flatMap((link) => (link && 'problem' in link ? [link.problem] : [])),
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
