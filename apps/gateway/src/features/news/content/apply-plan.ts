import { inArray, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { articleFiles, articleRevisions, articles } from '../tables.ts';
import type { ArticleFile } from './article-text.ts';
import type { Plan } from './plan.ts';
import type { WrittenArticle } from './read-folder.ts';

const BATCH = 50;

/** Carries a plan out, whole or not at all. A withdrawn article that is written again comes back with its history. */
export async function applyPlan(db: DbHandle, plan: Plan, files: readonly ArticleFile[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const batch of inBatches(files)) await tx.insert(articleFiles).values(batch).onConflictDoNothing();
    for (const batch of inBatches([...plan.added, ...plan.changed])) await store(tx, batch);
    if (plan.withdrawn.length > 0)
      await tx
        .update(articles)
        .set({ withdrawnAt: sql`now()` })
        .where(
          inArray(
            articles.slug,
            plan.withdrawn.map(({ slug }) => slug),
          ),
        );
  });
}

async function store(tx: DbHandle, written: readonly WrittenArticle[]): Promise<void> {
  const stored = await tx
    .insert(articles)
    .values(written.map(({ markdown: _, ...article }) => article))
    .onConflictDoUpdate({
      target: articles.slug,
      set: {
        category: sql`excluded.category`,
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        source: sql`excluded.source`,
        author: sql`excluded.author`,
        tags: sql`excluded.tags`,
        cover: sql`excluded.cover`,
        top: sql`excluded.top`,
        contentHtml: sql`excluded.content_html`,
        headings: sql`excluded.headings`,
        attachments: sql`excluded.attachments`,
        words: sql`excluded.words`,
        characters: sql`excluded.characters`,
        digest: sql`excluded.digest`,
        publishedAt: sql`excluded.published_at`,
        revision: sql`${articles.revision} + 1`,
        revisedAt: sql`now()`,
        withdrawnAt: null,
      },
    })
    .returning({ id: articles.id, slug: articles.slug, revision: articles.revision });
  const markdownOf = new Map(written.map(({ slug, markdown, digest }) => [slug, { markdown, digest }]));
  await tx.insert(articleRevisions).values(
    stored.flatMap(({ id, slug, revision }) => {
      const text = markdownOf.get(slug);
      return text ? [{ articleId: id, revision, ...text }] : [];
    }),
  );
}

const inBatches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
