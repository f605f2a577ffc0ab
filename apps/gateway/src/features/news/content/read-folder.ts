import type { Problem } from '../../../data/written/problem.ts';
import type { ReadFile, SourceFile, StoredFile } from './file-parts.ts';
import { readAdvert, type WrittenAdvert } from './read-advert.ts';
import { readArticle, type WrittenArticle } from './read-article.ts';
import { readNotice, type WrittenNotice } from './read-notice.ts';
import { sourceFiles } from './source-files.ts';

/** What a folder holds. Null: it has no such part, and what readers see of that kind is no business of it. */
export interface Folder {
  articles: WrittenArticle[] | null;
  notices: WrittenNotice[] | null;
  adverts: WrittenAdvert[] | null;
  drafts: number;
  files: StoredFile[];
  problems: Problem[];
}

const KINDS = { article: '文章', consumer: '消费者资讯', notice: '公告' } as const;

/** Reads articles, notices, adverts and what they need. Nothing is stored; every problem is found at once. */
export async function readFolder(folder: string): Promise<Folder> {
  const read: Folder = { articles: null, notices: null, adverts: null, drafts: 0, files: [], problems: [] };
  const pointers: ReadFile<unknown>['pointers'] = [];

  async function readPart<Written>(
    part: string,
    readFile: (folder: string, source: SourceFile) => ReadFile<Written> | Promise<ReadFile<Written>>,
  ): Promise<Written[] | null> {
    const found = await sourceFiles(folder, part);
    if (!found) return null;
    read.problems.push(...found.problems);
    const all: Written[] = [];
    for (const source of found.sources) {
      const one = await readFile(folder, source);
      read.problems.push(...one.problems);
      read.files.push(...one.files);
      pointers.push(...one.pointers);
      if (one.isDraft) read.drafts += 1;
      if (one.written) all.push(one.written);
    }
    return all;
  }

  read.articles = await readPart('articles', readArticle);
  read.notices = await readPart('notices', readNotice);
  read.adverts = await readPart('adverts', readAdvert);

  const slugsOf = (articles: readonly WrittenArticle[] = []) => new Set(articles.map(({ slug }) => slug));
  const { news, consumer } = Object.groupBy(read.articles ?? [], ({ category }) =>
    category === 'consumer' ? 'consumer' : 'news',
  );
  const published = {
    article: slugsOf(news),
    consumer: slugsOf(consumer),
    notice: new Set(read.notices?.map(({ slug }) => slug)),
  };
  for (const { kind, slug, file, line, field } of pointers)
    if (!published[kind].has(slug))
      read.problems.push({ file, line, field, sentence: `链接的${KINDS[kind]} ${slug} 不存在，或还是草稿` });
  return read;
}
