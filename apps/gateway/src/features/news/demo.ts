import { DAY_MS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { DEMO_ADVERTS } from './demo-adverts.ts';
import { loadDemoArticles } from './demo-articles.ts';
import { DEMO_NOTICES } from './demo-notices.ts';
import { adverts, articles, notices } from './tables.ts';

/** Fills what is still empty; an operator's own adverts, articles and notices are left alone. Notices are dated back from now. */
export async function loadDemoNews(db: DbHandle): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(adverts)) === 0) await tx.insert(adverts).values(DEMO_ADVERTS);
    if ((await tx.$count(articles)) === 0) await loadDemoArticles(tx);
    if ((await tx.$count(notices)) === 0) {
      const now = Date.now();
      await tx.insert(notices).values(
        DEMO_NOTICES.map(({ daysAgo, ...notice }) => ({
          ...notice,
          publishedAt: new Date(now - daysAgo * DAY_MS),
        })),
      );
    }
  });
}
