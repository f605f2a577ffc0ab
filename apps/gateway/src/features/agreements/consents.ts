import type { AgreementId } from '@cheyantong/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { consents } from './tables.ts';

export type ConsentRow = typeof consents.$inferSelect;

/** What each member agreed to. Nothing of it is changed or deleted; it can be taken back. */
export class Consents {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** The newest version of each document that the member agrees to. */
  async latestOf(memberId: bigint): Promise<Map<AgreementId, ConsentRow>> {
    const given = await this.#db
      .select()
      .from(consents)
      .where(and(eq(consents.memberId, memberId), isNull(consents.withdrawnAt)))
      .orderBy(asc(consents.version));
    return new Map(given.map((row) => [row.document, row]));
  }

  /** Everything they ever said, oldest first. */
  historyOf(memberId: bigint): Promise<ConsentRow[]> {
    return this.#db.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(asc(consents.id));
  }

  /** Every version of a document, or of all of them. */
  async withdraw(memberId: bigint, document?: AgreementId): Promise<void> {
    await this.#db
      .update(consents)
      .set({ withdrawnAt: sql`now()` })
      .where(
        and(
          eq(consents.memberId, memberId),
          document && eq(consents.document, document),
          isNull(consents.withdrawnAt),
        ),
      );
  }

  /** To agree twice is to agree once. */
  async record(
    memberId: bigint,
    { document, version }: { document: AgreementId; version: string },
    occasion: string,
  ): Promise<void> {
    await this.#db.insert(consents).values({ memberId, document, version, occasion }).onConflictDoNothing();
  }
}
