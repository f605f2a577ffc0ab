import { beijingDay, DAY_MS } from '@cheyantong/domain';
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { readerOfDay } from '../../http/reader-of-day.ts';
import { articles, articleViews } from './tables.ts';

/** Longer than the month that "most read" looks at. */
const READERS_KEPT_DAYS = 35;

/** Readers of articles: each counts once a day, and nobody can be told from what is stored. */
export class ArticleViews {
  readonly #db: DbHandle;
  readonly #secret: string;

  constructor(db: DbHandle, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  async count(slug: string, address: string, now = new Date()): Promise<void> {
    const day = beijingDay(now);
    const reader = readerOfDay(this.#secret, day, address);
    await this.#db.execute(sql`
      insert into ${articleViews} (article_id, day, reader)
      select id, ${day}, ${reader} from ${articles}
      where ${and(eq(articles.slug, slug), isNull(articles.withdrawnAt), lte(articles.publishedAt, sql`now()`))}
      on conflict do nothing`);
  }

  /** Old readers become a number. Counting and forgetting is one statement: no view is lost or counted twice. */
  async forgetOld(now = new Date()): Promise<void> {
    const before = beijingDay(new Date(now.getTime() - READERS_KEPT_DAYS * DAY_MS));
    await this.#db.execute(sql`
      with forgotten as (delete from ${articleViews} where ${lt(articleViews.day, before)} returning article_id),
           sums as (select article_id, count(*)::int as readers from forgotten group by article_id)
      update ${articles} set earlier_views = earlier_views + sums.readers
      from sums where sums.article_id = ${articles.id}`);
  }
}
