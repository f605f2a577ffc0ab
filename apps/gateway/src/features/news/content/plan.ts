import { isNull } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { adverts, articles, notices } from '../tables.ts';
import type { Revisable } from './file-parts.ts';
import type { WrittenAdvert } from './read-advert.ts';
import type { WrittenArticle } from './read-article.ts';
import type { Folder } from './read-folder.ts';
import type { WrittenNotice } from './read-notice.ts';

/** What has to be done so that readers see what one part of the folder holds. */
export interface PartPlan<Written extends Revisable = Revisable> {
  added: Written[];
  changed: Written[];
  unchanged: number;
  withdrawn: { slug: string; title: string }[];
}

/** Null: the folder has no such part, and nothing is done. */
export interface Plan {
  articles: PartPlan<WrittenArticle> | null;
  notices: PartPlan<WrittenNotice> | null;
  adverts: PartPlan<WrittenAdvert> | null;
}

export async function planSync(db: DbHandle, folder: Pick<Folder, keyof Plan>): Promise<Plan> {
  const shownOf = (table: typeof articles | typeof notices | typeof adverts) =>
    db
      .select({ slug: table.slug, title: table.title, digest: table.digest })
      .from(table)
      .where(isNull(table.withdrawnAt));
  return {
    articles: folder.articles && planPart(await shownOf(articles), folder.articles),
    notices: folder.notices && planPart(await shownOf(notices), folder.notices),
    adverts: folder.adverts && planPart(await shownOf(adverts), folder.adverts),
  };
}

function planPart<Written extends Revisable>(
  shown: readonly { slug: string; title: string; digest: string }[],
  written: readonly Written[],
): PartPlan<Written> {
  const digests = new Map(shown.map(({ slug, digest }) => [slug, digest]));
  const inFolder = new Set(written.map(({ slug }) => slug));
  return {
    added: written.filter(({ slug }) => !digests.has(slug)),
    changed: written.filter(({ slug, digest }) => ![undefined, digest].includes(digests.get(slug))),
    unchanged: written.filter(({ slug, digest }) => digests.get(slug) === digest).length,
    withdrawn: shown.filter(({ slug }) => !inFolder.has(slug)),
  };
}
