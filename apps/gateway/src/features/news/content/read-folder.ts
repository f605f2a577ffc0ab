import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { ArticleFile, Attachment, Problem } from './article-text.ts';
import { digestOf } from './digest.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { renderArticle } from './render-article.ts';
import { plainText } from './safe-html.ts';

/** An article as its folder has it, ready to be stored. */
export interface WrittenArticle extends Omit<FrontMatter, 'attachments' | 'draft'> {
  slug: string;
  markdown: string;
  contentHtml: string;
  headings: { anchor: string; text: string }[];
  attachments: Attachment[];
  words: string;
  characters: number;
  digest: string;
}

export interface ReadFolder {
  articles: WrittenArticle[];
  drafts: number;
  files: ArticleFile[];
  problems: Problem[];
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What readers may download; anything else is refused before it is stored. */
const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const MOST_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Reads `articles/**.md` and `attachments/` of a folder. Nothing is stored; every problem is found at once. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const paths = (await readdir(join(folder, 'articles'), { recursive: true }))
    .filter((path) => path.endsWith('.md'))
    .sort();
  const read: ReadFolder = { articles: [], drafts: 0, files: [], problems: [] };
  const links: { file: string; slug: string; line: number }[] = [];
  const seen = new Map<string, string>();
  for (const path of paths) {
    const file = join('articles', path);
    const slug = basename(path, '.md');
    const markdown = await readFile(join(folder, file), 'utf8');
    const head = readFrontMatter(file, markdown);
    const rendered = renderArticle({ file, ...head });
    read.problems.push(...head.problems, ...rendered.problems, ...slugProblems(file, slug, seen));
    links.push(...rendered.links.map((link) => ({ file, ...link })));
    if (!head.fields) continue;
    const attached = await readAttachments(folder, file, head.fields.attachments);
    read.problems.push(...attached.problems);
    if (head.fields.draft) {
      read.drafts += 1;
      continue;
    }
    const { attachments: _, draft: __, ...fields } = head.fields;
    const text = plainText(rendered.html);
    read.files.push(...rendered.files, ...attached.files);
    read.articles.push({
      ...fields,
      slug,
      markdown,
      contentHtml: rendered.html,
      headings: rendered.headings,
      attachments: attached.attachments,
      words: [fields.title, fields.summary ?? '', ...fields.tags, text].join(' ').toLowerCase(),
      characters: text.length,
      digest: digestOf(JSON.stringify([markdown, rendered.html, attached.attachments])),
    });
  }
  const published = new Set(read.articles.map(({ slug }) => slug));
  for (const { file, slug, line } of links)
    if (!published.has(slug))
      read.problems.push({ file, line, field: null, sentence: `链接的文章 ${slug} 不存在，或还是草稿` });
  return read;
}

function slugProblems(file: string, slug: string, seen: Map<string, string>): Problem[] {
  const at = { file, line: 1, field: null };
  const other = seen.get(slug);
  seen.set(slug, file);
  if (!SLUG.test(slug)) return [{ ...at, sentence: '文件名应为小写字母、数字和短横线' }];
  return other ? [{ ...at, sentence: `与 ${other} 同名` }] : [];
}

async function readAttachments(folder: string, file: string, wanted: FrontMatter['attachments']) {
  const found: { attachments: Attachment[]; files: ArticleFile[]; problems: Problem[] } = {
    attachments: [],
    files: [],
    problems: [],
  };
  const home = join(folder, 'attachments');
  for (const { file: fileName, name } of wanted) {
    const refuse = (sentence: string) =>
      found.problems.push({ file, line: 1, field: 'attachments', sentence: `${fileName} ${sentence}` });
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
