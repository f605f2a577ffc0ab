import type { EditionDocument } from '@cheyantong/contract/edition';
import { canonicalJson, digestOf } from '@cheyantong/trace-chain';
import { and, count, desc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { evaluationEditions, evaluationRevisions } from './tables.ts';

export type EditionRow = typeof evaluationEditions.$inferSelect;

export const editionDigest = (document: EditionDocument): string => digestOf(canonicalJson(document));

export class Editions {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** As it stands now. */
  async newest(programmeCode: string, code: string): Promise<EditionRow | undefined> {
    const [found] = await this.#db
      .select()
      .from(evaluationEditions)
      .where(and(eq(evaluationEditions.programmeCode, programmeCode), eq(evaluationEditions.code, code)))
      .orderBy(desc(evaluationEditions.revision))
      .limit(1);
    return found;
  }

  /** Every edition as it stands now, the newest of each programme first. */
  allNewest(): Promise<EditionRow[]> {
    const { programmeCode, code, revision } = evaluationEditions;
    return this.#db
      .selectDistinctOn([programmeCode, code])
      .from(evaluationEditions)
      .orderBy(desc(programmeCode), desc(code), desc(revision));
  }

  /** Every revision of every edition. */
  all(): Promise<EditionRow[]> {
    const { programmeCode, code, revision } = evaluationEditions;
    return this.#db
      .select()
      .from(evaluationEditions)
      .orderBy(desc(programmeCode), desc(code), desc(revision));
  }

  async publish(document: EditionDocument, revision: number): Promise<void> {
    const { programmeCode, code } = document;
    const content = { document, digest: editionDigest(document) };
    await this.#db
      .insert(evaluationEditions)
      .values({ programmeCode, code, revision, ...content })
      .onConflictDoUpdate({
        target: [evaluationEditions.programmeCode, evaluationEditions.code, evaluationEditions.revision],
        set: content,
      });
  }

  /** How many results were judged by it. */
  async judged(id: bigint): Promise<number> {
    const [found] = await this.#db
      .select({ results: count() })
      .from(evaluationRevisions)
      .where(eq(evaluationRevisions.editionId, id));
    return found?.results ?? 0;
  }
}
