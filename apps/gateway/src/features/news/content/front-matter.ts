import {
  ARTICLE_CATEGORY_CODES,
  type ArticleCategory,
  COVER_DRAWINGS,
  type CoverDrawing,
} from '@cheyantong/domain';
import { z } from 'zod';
import { moment, oneLine, oneOf, yesOrNo } from '../../../data/written/fields.ts';
import { type ConsumerMatter, checkConsumerMatter, consumerMatter } from './consumer-matter.ts';

export interface FrontMatter extends ConsumerMatter {
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

/** What stands at the head of an article. */
export const frontMatter: z.ZodType<FrontMatter> = z
  .strictObject({
    title: oneLine(60),
    category: oneOf(ARTICLE_CATEGORY_CODES),
    date: moment,
    publishAt: moment.optional(),
    source: oneLine(60).nullable().default(null),
    author: oneLine(40).nullable().default(null),
    summary: oneLine(160).nullable().default(null),
    cover: z
      .strictObject({
        drawing: z.enum(COVER_DRAWINGS, `drawing 应为 ${COVER_DRAWINGS.join('、')} 之一`),
        label: z
          .string()
          .regex(/^[\dA-Za-z.-]{1,10}$/, 'label 应为条款号之类的短字，如 7.4.2')
          .optional(),
      })
      .nullable()
      .default(null),
    tags: z.array(oneLine(12)).max(5, '最多 5 个').default([]),
    top: yesOrNo,
    draft: yesOrNo,
    attachments: z
      .array(z.strictObject({ file: oneLine(100), name: oneLine(60) }))
      .max(10, '最多 10 个')
      .default([]),
    ...consumerMatter,
  })
  .superRefine(checkConsumerMatter)
  .transform(({ date, publishAt, ...rest }) => ({ ...rest, publishedAt: publishAt ?? date }));
