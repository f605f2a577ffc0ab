import { type ArticleCategory, beijingDay, type ConsumerTopic, DAY_MS } from '@cheyantong/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { containing } from '../../db/like.ts';
import { articles, articleViews } from './tables.ts';

const MOST_READ_DAYS = 30;

const views = sql<number>`(${articles.earlierViews} + (select count(*) from ${articleViews} where ${articleViews.articleId} = ${articles.id}))::int`;
const year = sql<number>`extract(year from ${articles.publishedAt} at time zone 'Asia/Shanghai')::int`;

/** The columns of a list; the text itself is long. */
const ITEM = {
  slug: articles.slug,
  category: articles.category,
  title: articles.title,
  summary: articles.summary,
  source: articles.source,
  author: articles.author,
  cover: articles.cover,
  top: articles.top,
  attachments: articles.attachments,
  topic: articles.topic,
  questions: articles.questions,
  checklist: articles.checklist,
  publishedAt: articles.publishedAt,
  views,
};

const TITLE = {
  slug: articles.slug,
  category: articles.category,
  title: articles.title,
  publishedAt: articles.publishedAt,
};

const FEED = {
  slug: articles.slug,
  category: articles.category,
  title: articles.title,
  summary: articles.summary,
  publishedAt: articles.publishedAt,
  revisedAt: articles.revisedAt,
};

/** What readers can see now: an article dated ahead appears when its time has come, on every server. */
export const isOut = (): SQL | undefined =>
  and(isNull(articles.withdrawnAt), lte(articles.publishedAt, sql`now()`));

interface ArticleFilters {
  categoryCode: ArticleCategory;
  topic?: ConsumerTopic | undefined;
  keywords?: string | undefined;
  year?: number | undefined;
}

const matching = ({ categoryCode, topic, keywords, year: wanted }: ArticleFilters): SQL | undefined =>
  and(
    isOut(),
    eq(articles.category, categoryCode),
    topic && eq(articles.topic, topic),
    wanted === undefined ? undefined : eq(year, wanted),
    ...saying(keywords),
  );

/** All of the words, each somewhere in title, summary or text. */
const saying = (keywords: string | undefined): SQL[] =>
  (keywords?.split(/\s+/).filter(Boolean) ?? []).map((word) =>
    ilike(articles.words, containing(word.toLowerCase())),
  );

const NEWEST_FIRST = [desc(articles.publishedAt), desc(articles.id)];

export class Articles {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async page({ pageNum, pageSize, ...filters }: ArticleFilters & { pageNum: number; pageSize: number }) {
    const list = await this.#db
      .select(ITEM)
      .from(articles)
      .where(matching(filters))
      .orderBy(desc(articles.top), ...NEWEST_FIRST)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: await this.#db.$count(articles, matching(filters)) };
  }

  /** Of all categories, the newest first; the words, when there are any, stand in title or text. */
  titles({ keywords, most }: { keywords?: string; most: number }) {
    return this.#db
      .select(TITLE)
      .from(articles)
      .where(and(isOut(), ...saying(keywords)))
      .orderBy(...NEWEST_FIRST)
      .limit(most);
  }

  async titlesOf(slugs: readonly string[]) {
    if (slugs.length === 0) return [];
    return this.#db
      .select(TITLE)
      .from(articles)
      .where(and(isOut(), inArray(articles.slug, [...slugs])));
  }

  /** How many articles each year of a category has. */
  years(categoryCode: ArticleCategory) {
    return this.#db
      .select({ year, count: count() })
      .from(articles)
      .where(matching({ categoryCode }))
      .groupBy(year)
      .orderBy(desc(year));
  }

  /** Also one that was withdrawn: its readers are told so. */
  async find(slug: string) {
    const [found] = await this.#db
      .select({ article: articles, views })
      .from(articles)
      .where(and(eq(articles.slug, slug), lte(articles.publishedAt, sql`now()`)));
    return found && { ...found.article, views: found.views };
  }

  /** The older and the newer one of its category. */
  async neighbours({
    id,
    category,
    publishedAt,
  }: {
    id: bigint;
    category: ArticleCategory;
    publishedAt: Date;
  }) {
    const one = (beyond: SQL | undefined, order: SQL[]) =>
      this.#db
        .select({ id: articles.slug, title: articles.title })
        .from(articles)
        .where(and(isOut(), eq(articles.category, category), beyond))
        .orderBy(...order)
        .limit(1);
    const here = eq(articles.publishedAt, publishedAt);
    const [older, newer] = await Promise.all([
      one(or(lt(articles.publishedAt, publishedAt), and(here, lt(articles.id, id))), NEWEST_FIRST),
      one(or(gt(articles.publishedAt, publishedAt), and(here, gt(articles.id, id))), [
        asc(articles.publishedAt),
        asc(articles.id),
      ]),
    ]);
    return { prev: older[0] ?? null, next: newer[0] ?? null };
  }

  /** Those of the topic, where it has one; then whatever shares most tags, in any category; the newest of them first. */
  related(
    {
      id,
      topic,
      tags,
      category,
    }: { id: bigint; topic: ConsumerTopic | null; tags: string[]; category: ArticleCategory },
    limit: number,
  ) {
    const shared = sql<number>`(select count(*) from jsonb_array_elements_text(${articles.tags}) tag where tag.value = any(array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))))`;
    return this.#db
      .select(ITEM)
      .from(articles)
      .where(and(isOut(), ne(articles.id, id)))
      .orderBy(
        desc(sql`(${articles.topic} is not null and ${articles.topic} is not distinct from ${topic})`),
        desc(shared),
        desc(eq(articles.category, category)),
        ...NEWEST_FIRST,
      )
      .limit(limit);
  }

  /** The newest of all categories. */
  newest(limit: number) {
    return this.#db
      .select(FEED)
      .from(articles)
      .where(isOut())
      .orderBy(...NEWEST_FIRST)
      .limit(limit);
  }

  async mostRead(categoryCode: ArticleCategory | undefined, limit: number, now = new Date()) {
    const since = beijingDay(new Date(now.getTime() - MOST_READ_DAYS * DAY_MS));
    const readers = sql<number>`(select count(*) from ${articleViews} where ${articleViews.articleId} = ${articles.id} and ${gte(articleViews.day, since)})::int`;
    return this.#db
      .select(ITEM)
      .from(articles)
      .where(and(isOut(), categoryCode && eq(articles.category, categoryCode)))
      .orderBy(desc(readers), ...NEWEST_FIRST)
      .limit(limit);
  }
}

export type FeedRow = Awaited<ReturnType<Articles['newest']>>[number];
export type ArticleRow = Awaited<ReturnType<Articles['page']>>['list'][number];
export type FoundArticle = NonNullable<Awaited<ReturnType<Articles['find']>>>;
