import {
  ARTICLE_CATEGORIES,
  ARTICLE_CATEGORY_CODES,
  CONSUMER_TOPIC_CODES,
  CONSUMER_TOPICS,
} from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateText, dateTimeText, flag, nothing, pageOf, pageQuery, text, words } from '../fields.ts';

const ARTICLES = 'system-boot/api/v1/article' as const;
const open = { access: 'open', failure: 'caller' } as const;
const categoryCode = z.enum(ARTICLE_CATEGORY_CODES, `栏目应为 ${Object.keys(ARTICLE_CATEGORIES).join('、')}`);
const topic = z.enum(CONSUMER_TOPIC_CODES, `主题应为 ${Object.keys(CONSUMER_TOPICS).join('、')}`);
const slug = text(80).min(1);

const articleItem = z.object({
  id: slug.describe('words of its address'),
  categoryCode,
  categoryName: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  coverUrl: z.string().nullable(),
  source: z.string().nullable(),
  author: z.string().nullable(),
  top: flag,
  viewCount: z.int().describe('visitors, each counted once a day'),
  attachmentCount: z.int(),
  publishTime: dateTimeText,
  topic: topic
    .nullable()
    .describe('of a piece for consumers, as all that follows; null in every other category'),
  topicName: z.string().nullable(),
  questions: z.array(z.string()).nullable().describe('which it answers, each at its number: #q1'),
  checklistTitle: z.string().nullable().describe('of the list to check that comes with it, at #checklist'),
});

const neighbour = z.object({ id: slug, title: z.string() }).nullable();

const articleDetail = articleItem.extend({
  contentHtml: z.string().describe('sanitised'),
  shareImageUrl: z.string().nullable().describe('1200 by 630, for previews elsewhere'),
  headings: z.array(z.object({ anchor: z.string(), text: z.string() })),
  minutes: z.int().describe('that reading it takes'),
  tags: z.array(z.string()),
  revision: z.int().describe('1: as it was first published'),
  revisedTime: dateTimeText.nullable(),
  attachments: z.array(
    z.object({ name: z.string(), url: z.string(), size: z.int().describe('bytes'), type: z.string() }),
  ),
  sources: z
    .array(
      z.object({
        name: z.string(),
        number: z.string().nullable().describe('of a standard, a law or a decree'),
        url: z.string().nullable().describe('where it can be read here'),
        checkedDate: dateText.describe('on which somebody last looked whether it still holds'),
      }),
    )
    .nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })).nullable(),
  checklist: z
    .object({
      title: z.string(),
      groups: z.array(z.object({ title: z.string().nullable(), items: z.array(z.string()) })),
    })
    .nullable(),
  prev: neighbour.describe('the older one of the category'),
  next: neighbour.describe('the newer one'),
  related: z.array(articleItem),
});

export type ArticleItem = z.output<typeof articleItem>;
export type ArticleDetail = z.output<typeof articleDetail>;

export const listArticles = defineCall({
  ...open,
  method: 'GET',
  path: `${ARTICLES}/page`,
  summary: '一个栏目的文章，置顶在前，其余最新在前',
  query: z.object({
    ...pageQuery,
    categoryCode,
    keywords: words(40).optional().describe('in title and text; all words must occur'),
    topic: topic.optional().describe('of consumer'),
    year: z.coerce.number<number>('年份应为数字').int('年份应为整数').min(2000).max(2100).optional(),
  }),
  data: pageOf(articleItem).extend({
    years: z.array(z.object({ year: z.int(), count: z.int() })).describe('of the category, newest first'),
  }),
});

export const getArticle = defineCall({
  ...open,
  method: 'GET',
  path: `${ARTICLES}/detail/:id`,
  summary: '一篇文章；撤回的文章以 410 说明',
  params: z.object({ id: slug }),
  data: articleDetail,
});

export const countArticleView = defineCall({
  access: 'open',
  failure: 'silent',
  method: 'POST',
  path: `${ARTICLES}/view/:id`,
  summary: '读者打开了文章；同一位读者一天只计一次',
  params: z.object({ id: slug }),
  data: nothing,
});

export const listMostRead = defineCall({
  ...open,
  method: 'GET',
  path: `${ARTICLES}/mostRead`,
  summary: '近 30 天读者最多的文章',
  query: z.object({ categoryCode: categoryCode.optional() }),
  data: z.array(articleItem),
});
