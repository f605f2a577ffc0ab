import { evaluationAddress } from '@cheyantong/domain';
import { and, asc, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { inRange, lastChange, piecesOf, type SitemapSource } from '../sitemap/index.ts';
import { evaluations } from './tables.ts';

/** Every result that was published. */
export function evaluationsForSitemap(db: DbHandle): SitemapSource {
  const { id } = evaluations;
  const changedAt = lastChange(evaluations);
  return {
    name: 'evaluations',
    pieces: () => piecesOf(db, { table: evaluations, changedAt, isShown: sql`true` }),
    async pages(range) {
      const found = await db
        .select({ id, changedAt, slug: evaluations.slug })
        .from(evaluations)
        .where(and(inRange(id, range)))
        .orderBy(asc(id))
        .limit(range.limit);
      return found.map(({ slug, ...page }) => ({ ...page, address: evaluationAddress(slug) }));
    },
  };
}
