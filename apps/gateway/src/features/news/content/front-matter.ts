import {
  ARTICLE_CATEGORIES,
  ARTICLE_CATEGORY_CODES,
  type ArticleCategory,
  COVER_DRAWINGS,
  type CoverDrawing,
  momentOf,
} from '@cheyantong/domain';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Problem } from './article-text.ts';

export interface FrontMatter {
  title: string;
  category: ArticleCategory;
  /** When it appears; what it is dated where no other time is given. */
  publishedAt: Date;
  source: string | null;
  author: string | null;
  summary: string | null;
  cover: { drawing: CoverDrawing; label?: string | undefined } | null;
  tags: string[];
  top: boolean;
  draft: boolean;
  attachments: { file: string; name: string }[];
}

const oneLine = (most: number) =>
  z.string('应为文字').trim().min(1, '不能为空').max(most, `最多 ${most} 个字`);

const moment = z.string('应为日期，如 2026-11-12 09:30').transform((text, context) => {
  const found = momentOf(text.length === 10 ? `${text} 00:00:00` : `${text}:00`);
  if (found === null) context.addIssue({ code: 'custom', message: '应为日期，如 2026-11-12 09:30' });
  return found ?? new Date(0);
});

const fields = z.strictObject({
  title: oneLine(60),
  category: z.enum(ARTICLE_CATEGORY_CODES, `应为 ${Object.keys(ARTICLE_CATEGORIES).join('、')} 之一`),
  date: moment,
  publishAt: moment.optional(),
  source: oneLine(60).optional(),
  author: oneLine(40).optional(),
  summary: oneLine(160).optional(),
  cover: z
    .strictObject({
      drawing: z.enum(COVER_DRAWINGS, `drawing 应为 ${COVER_DRAWINGS.join('、')} 之一`),
      label: z
        .string()
        .regex(/^[\dA-Za-z.-]{1,10}$/, 'label 应为条款号之类的短字，如 7.4.2')
        .optional(),
    })
    .optional(),
  tags: z.array(oneLine(12)).max(5, '最多 5 个').default([]),
  top: z.boolean('应为 true 或 false').default(false),
  draft: z.boolean('应为 true 或 false').default(false),
  attachments: z
    .array(z.strictObject({ file: oneLine(100), name: oneLine(60) }))
    .max(10, '最多 10 个')
    .default([]),
});

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

interface ReadFrontMatter {
  /** Null when something is wrong with it. */
  fields: FrontMatter | null;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  problems: Problem[];
}

/** Reads the head of a Markdown file; each problem names its line and its field. */
export function readFrontMatter(file: string, text: string): ReadFrontMatter {
  const [head, yaml] = FENCE.exec(text) ?? [];
  if (head === undefined || yaml === undefined) {
    const sentence = '文件应以 --- 之间的信息开头（标题、栏目、日期）';
    return { fields: null, body: text, bodyLine: 1, problems: [{ file, line: 1, field: null, sentence }] };
  }
  const body = text.slice(head.length);
  const bodyLine = head.split('\n').length;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core' });
  // The first line of the file is the fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const syntax = document.errors.map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    field: null,
    sentence: `不是有效的 YAML：${message.split('\n')[0]}`,
  }));
  if (syntax.length > 0) return { fields: null, body, bodyLine, problems: syntax };

  const checked = fields.safeParse(document.toJS());
  if (checked.success) {
    const {
      source = null,
      author = null,
      summary = null,
      cover = null,
      date,
      publishAt,
      ...rest
    } = checked.data;
    return {
      fields: { ...rest, publishedAt: publishAt ?? date, source, author, summary, cover },
      body,
      bodyLine,
      problems: [],
    };
  }
  const lineOf = (field: string): number => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => String(key) === field)
      : undefined;
    const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
    return range ? lineAt(range[0]) : 1;
  };
  const problems = checked.error.issues.map(({ code, path, message, ...issue }) => {
    const unknown = code === 'unrecognized_keys' && 'keys' in issue ? String(issue.keys) : null;
    const field = unknown ?? String(path[0] ?? '');
    const missing = code === 'invalid_type' && message.includes('undefined');
    const sentence = unknown ? '没有这个字段' : missing ? '必须填写' : message;
    return { file, line: lineOf(field), field: field || null, sentence };
  });
  return { fields: null, body, bodyLine, problems };
}
