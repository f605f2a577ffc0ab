import { isNull } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { articles } from '../tables.ts';
import type { WrittenArticle } from './read-folder.ts';

/** What has to be done so that readers see what the folder holds. */
export interface Plan {
  added: WrittenArticle[];
  changed: WrittenArticle[];
  unchanged: number;
  withdrawn: { slug: string; title: string }[];
}

export async function planSync(db: DbHandle, written: readonly WrittenArticle[]): Promise<Plan> {
  const stored = await db
    .select({ slug: articles.slug, title: articles.title, digest: articles.digest })
    .from(articles)
    .where(isNull(articles.withdrawnAt));
  const storedDigests = new Map(stored.map(({ slug, digest }) => [slug, digest]));
  const inFolder = new Set(written.map(({ slug }) => slug));
  return {
    added: written.filter(({ slug }) => !storedDigests.has(slug)),
    changed: written.filter(({ slug, digest }) => ![undefined, digest].includes(storedDigests.get(slug))),
    unchanged: written.filter(({ slug, digest }) => storedDigests.get(slug) === digest).length,
    withdrawn: stored.filter(({ slug }) => !inFolder.has(slug)),
  };
}
