import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import {
  advertRevisions,
  adverts,
  articleFiles,
  articleRevisions,
  articles,
  noticeRevisions,
  notices,
} from '../tables.ts';
import type { Revisable, StoredFile } from './file-parts.ts';
import type { PartPlan, Plan } from './plan.ts';

const BATCH = 50;

type Shelf = typeof articles | typeof notices | typeof adverts;

/** Carries a plan out, whole or not at all. What was withdrawn and is written again comes back with its history. */
export async function applyPlan(db: DbHandle, plan: Plan, files: readonly StoredFile[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const batch of inBatches(files)) await tx.insert(articleFiles).values(batch).onConflictDoNothing();

    await carryOut(tx, articles, plan.articles, async (written) => {
      const set = asWritten(articles, written);
      const stored = await tx
        .insert(articles)
        .values(written.map(withoutText))
        .onConflictDoUpdate({ target: articles.slug, set })
        .returning({ id: articles.id, slug: articles.slug, revision: articles.revision });
      const kept = textsOf(written, stored).map(({ id, ...text }) => ({ articleId: id, ...text }));
      await tx.insert(articleRevisions).values(kept);
    });

    await carryOut(tx, notices, plan.notices, async (written) => {
      const set = asWritten(notices, written);
      const stored = await tx
        .insert(notices)
        .values(written.map(withoutText))
        .onConflictDoUpdate({ target: notices.slug, set })
        .returning({ id: notices.id, slug: notices.slug, revision: notices.revision });
      const kept = textsOf(written, stored).map(({ id, ...text }) => ({ noticeId: id, ...text }));
      await tx.insert(noticeRevisions).values(kept);
    });

    await carryOut(tx, adverts, plan.adverts, async (written) => {
      const set = asWritten(adverts, written);
      const stored = await tx
        .insert(adverts)
        .values(written.map(withoutText))
        .onConflictDoUpdate({ target: adverts.slug, set })
        .returning({ id: adverts.id, slug: adverts.slug, revision: adverts.revision });
      const kept = textsOf(written, stored).map(({ id, ...text }) => ({ advertId: id, ...text }));
      await tx.insert(advertRevisions).values(kept);
    });
  });
}

async function carryOut<Written extends Revisable>(
  tx: DbHandle,
  shelf: Shelf,
  plan: PartPlan<Written> | null,
  store: (written: Written[]) => Promise<void>,
): Promise<void> {
  if (!plan) return;
  for (const batch of inBatches([...plan.added, ...plan.changed])) await store(batch);
  const withdrawn = plan.withdrawn.map(({ slug }) => slug);
  if (withdrawn.length > 0)
    await tx.execute(sql`update ${shelf} set withdrawn_at = now() where ${inArray(shelf.slug, withdrawn)}`);
}

const withoutText = <Written extends Revisable>({
  markdown: _,
  ...row
}: Written): Omit<Written, 'markdown'> => row;

/** Of a row that is there already: everything as it is written now, under the next number, and no longer withdrawn. */
function asWritten(shelf: Shelf, [first]: readonly object[]): Record<string, SQL | null> {
  const written = Object.entries(getTableColumns(shelf)).filter(([key]) => first && key in first);
  return {
    ...Object.fromEntries(written.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`])),
    revision: sql`${shelf.revision} + 1`,
    revisedAt: sql`now()`,
    withdrawnAt: null,
  };
}

/** The text of each stored row, as it was written. */
function textsOf(
  written: readonly Revisable[],
  stored: readonly { id: bigint; slug: string; revision: number }[],
) {
  const texts = new Map(written.map(({ slug, markdown, digest }) => [slug, { markdown, digest }]));
  return stored.flatMap(({ id, slug, revision }) => {
    const text = texts.get(slug);
    return text ? [{ id, revision, ...text }] : [];
  });
}

const inBatches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
