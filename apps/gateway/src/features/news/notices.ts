import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { articles, notices } from './tables.ts';

export type NoticeRow = typeof notices.$inferSelect;

const hasEnded = sql<boolean>`coalesce(${notices.endsAt} <= now(), false)`;

/** Within its period, by the clock all servers share; nobody has to be told when one begins or ends. */
const isShown = (): SQL | undefined =>
  and(
    isNull(notices.withdrawnAt),
    lte(notices.startsAt, sql`now()`),
    or(isNull(notices.endsAt), gt(notices.endsAt, sql`now()`)),
  );

const NEWEST_FIRST = [desc(notices.publishedAt), desc(notices.id)];

export class Notices {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Those that run on the home page: whatever has a number in its order, and then the newest. */
  onHomePage(limit: number): Promise<NoticeRow[]> {
    return this.#db
      .select()
      .from(notices)
      .where(and(isShown(), eq(notices.place, 'home')))
      .orderBy(asc(notices.sort), ...NEWEST_FIRST)
      .limit(limit);
  }

  async page({ pageNum, pageSize }: { pageNum: number; pageSize: number }) {
    const list = await this.#db
      .select()
      .from(notices)
      .where(isShown())
      .orderBy(...NEWEST_FIRST)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: await this.#db.$count(notices, isShown()) };
  }

  /** Also one whose period is over or that was withdrawn: its readers are told so. */
  async find(slug: string) {
    const [found] = await this.#db
      .select({ ...getTableColumns(notices), ended: hasEnded, articleTitle: articles.title })
      .from(notices)
      .leftJoin(articles, and(eq(articles.slug, notices.articleSlug), isNull(articles.withdrawnAt)))
      .where(and(eq(notices.slug, slug), lte(notices.startsAt, sql`now()`)));
    return found;
  }

  /** The older and the newer one of those that are shown. */
  async neighbours({ id, publishedAt }: Pick<NoticeRow, 'id' | 'publishedAt'>) {
    const one = (beyond: SQL | undefined, order: SQL[]) =>
      this.#db
        .select({ id: notices.slug, title: notices.title })
        .from(notices)
        .where(and(isShown(), beyond))
        .orderBy(...order)
        .limit(1);
    const sameTime = eq(notices.publishedAt, publishedAt);
    const [older, newer] = await Promise.all([
      one(or(lt(notices.publishedAt, publishedAt), and(sameTime, lt(notices.id, id))), NEWEST_FIRST),
      one(or(gt(notices.publishedAt, publishedAt), and(sameTime, gt(notices.id, id))), [
        asc(notices.publishedAt),
        asc(notices.id),
      ]),
    ]);
    return { prev: older[0] ?? null, next: newer[0] ?? null };
  }
}

export type FoundNotice = NonNullable<Awaited<ReturnType<Notices['find']>>>;
