import { partAddress } from '@cheyantong/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { inRange, lastChange, piecesOf, type SitemapSource } from '../sitemap/index.ts';
import { parts } from './tables.ts';

/** The parts on offer. */
export function partsForSitemap(db: DbHandle): SitemapSource {
  const { id } = parts;
  const changedAt = lastChange(parts);
  const isShown = eq(parts.status, 'onSale');
  return {
    name: 'parts',
    pieces: () => piecesOf(db, { table: parts, changedAt, isShown }),
    async pages(range) {
      const offers = await db
        .select({ id, changedAt })
        .from(parts)
        .where(and(isShown, inRange(id, range)))
        .orderBy(asc(id))
        .limit(range.limit);
      return offers.map((offer) => ({ ...offer, address: partAddress(offer.id) }));
    },
  };
}
