import {
  beijingDay,
  NOTICE_LEVEL_CODES,
  NOTICE_PLACES,
  type NoticeLevel,
  type NoticePlace,
  OPERATOR,
} from '@cheyantong/domain';
import { z } from 'zod';
import { day, moment, oneLine, oneOf, order, yesOrNo } from '../../../data/written/fields.ts';
import { readHead } from '../../../data/written/head.ts';
import { digestOf } from './digest.ts';
import type { ReadFile, Revisable, SourceFile } from './file-parts.ts';
import { renderArticle } from './render-article.ts';

/** A notice as its folder has it, ready to be stored. */
export interface WrittenNotice extends Revisable {
  level: NoticeLevel;
  place: NoticePlace;
  sort: number;
  publisherName: string;
  articleSlug: string | null;
  publishedAt: Date;
  effectiveOn: string | null;
  startsAt: Date;
  endsAt: Date | null;
  content: string;
}

const noticeHead = z
  .strictObject({
    title: oneLine(60),
    date: moment,
    effective: day.optional(),
    from: moment.optional(),
    until: moment.optional(),
    level: oneOf(NOTICE_LEVEL_CODES).default('M'),
    place: oneOf(NOTICE_PLACES).default('home'),
    order,
    publisher: oneLine(40).default(OPERATOR.production.company),
    article: oneLine(80).optional(),
    draft: yesOrNo,
  })
  .superRefine(({ date, effective, from, until }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    // Nobody can be held to what they were told afterwards.
    for (const [field, said] of Object.entries({ date, from }))
      if (said && effective && beijingDay(said) > effective)
        refuse(field, `${beijingDay(said)} 晚于生效日 ${effective}，公告不能晚于生效之日发布`);
    if (from && from < date) refuse('from', '早于公告日期 date');
    if (until && until <= (from ?? date)) refuse('until', '应晚于开始展示的时间');
  });

export function readNotice(
  _folder: string,
  { file, slug, text: markdown }: SourceFile,
): ReadFile<WrittenNotice> {
  const head = readHead(file, markdown, noticeHead);
  const rendered = renderArticle({ file, ...head });
  const read: ReadFile<WrittenNotice> = {
    written: null,
    isDraft: head.fields?.draft ?? false,
    files: rendered.files,
    pointers: rendered.pointers.map((pointer) => ({ file, field: null, ...pointer })),
    problems: [...head.problems, ...rendered.problems],
  };
  if (rendered.html.trim() === '' && rendered.problems.length === 0)
    read.problems.push({ file, line: head.bodyLine, field: null, sentence: '公告没有正文' });
  if (!head.fields) return read;
  const {
    title,
    level,
    place,
    order: sort,
    publisher,
    article,
    date,
    effective,
    from,
    until,
    draft,
  } = head.fields;
  if (article !== undefined)
    read.pointers.push({ ...head.placeOf('article'), kind: 'article', slug: article });
  if (draft) return { ...read, files: [] };
  return {
    ...read,
    written: {
      slug,
      markdown,
      title,
      level,
      place,
      sort,
      publisherName: publisher,
      articleSlug: article ?? null,
      publishedAt: date,
      effectiveOn: effective ?? null,
      startsAt: from ?? date,
      endsAt: until ?? null,
      content: rendered.html,
      digest: digestOf(JSON.stringify([markdown, rendered.html])),
    },
  };
}
