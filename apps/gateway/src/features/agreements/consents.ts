import type { AgreementId } from '@cheyantong/domain';
import { asc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { consents } from './tables.ts';

type ConsentRow = typeof consents.$inferSelect;

/** What each member agreed to; nothing of it is ever changed. */
export class Consents {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** The newest version of each document that the member agreed to. */
  async latestOf(memberId: bigint): Promise<Map<AgreementId, ConsentRow>> {
    const given = await this.#db
      .select()
      .from(consents)
      .where(eq(consents.memberId, memberId))
      .orderBy(asc(consents.version));
    return new Map(given.map((row) => [row.document, row]));
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
