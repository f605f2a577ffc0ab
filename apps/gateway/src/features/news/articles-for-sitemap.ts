import { articleAddress } from '@cheyantong/domain';
import { and, asc } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { inRange, lastChange, piecesOf, type SitemapSource } from '../sitemap/index.ts';
import { isOut } from './articles.ts';
import { articles } from './tables.ts';

/** The articles that are out. */
export function articlesForSitemap(db: DbHandle): SitemapSource {
  const { id } = articles;
  const changedAt = lastChange(articles);
  return {
    name: 'articles',
    pieces: () => piecesOf(db, { table: articles, changedAt, isShown: isOut() }),
    async pages(range) {
      const found = await db
        .select({ id, changedAt, slug: articles.slug, categoryCode: articles.category })
        .from(articles)
        .where(and(isOut(), inRange(id, range)))
        .orderBy(asc(id))
        .limit(range.limit);
      return found.map(({ slug, categoryCode, ...page }) => ({
        ...page,
        address: articleAddress({ id: slug, categoryCode }),
      }));
    },
  };
}
