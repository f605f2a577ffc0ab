import { type AgreementId, beijingDay } from '@cheyantong/domain';
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { WrittenVersion } from './read-folder.ts';
import { agreementVersions, consents } from './tables.ts';

export type VersionRow = typeof agreementVersions.$inferSelect;

/** A version without its text. */
export type VersionInForce = Pick<VersionRow, 'document' | 'version' | 'changes'>;

/** Documents and their versions. Which one is in force, the day says: on every server, without a restart. */
export class Agreements {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Oldest first. */
  versionsOf(document: AgreementId): Promise<VersionRow[]> {
    return this.#db
      .select()
      .from(agreementVersions)
      .where(eq(agreementVersions.document, document))
      .orderBy(asc(agreementVersions.version));
  }

  all(): Promise<VersionRow[]> {
    return this.#db.select().from(agreementVersions).orderBy(asc(agreementVersions.version));
  }

  /** The version in force of each document. */
  async inForce(now = new Date()): Promise<Map<AgreementId, VersionInForce>> {
    return this.#inForce(sql`null`, now);
  }

  /** The same, each with the newest version that the member agrees to. */
  inForceFor(memberId: bigint, now = new Date()) {
    return this.#inForce(
      sql`(
        select max(${consents.version})::text from ${consents}
        where ${consents.memberId} = ${memberId} and ${consents.withdrawnAt} is null
          and ${consents.document} = ${agreementVersions.document}
      )`,
      now,
    );
  }

  async #inForce(agreed: SQL, now: Date) {
    const { document, version, changes } = agreementVersions;
    const rows = await this.#db
      .selectDistinctOn([document], { document, version, changes, agreed: sql<string | null>`${agreed}` })
      .from(agreementVersions)
      .where(lte(version, beijingDay(now)))
      .orderBy(document, desc(version));
    return new Map(rows.map((row) => [row.document, row]));
  }

  async publish(versions: readonly WrittenVersion[]): Promise<void> {
    if (versions.length > 0)
      await this.#db
        .insert(agreementVersions)
        .values([...versions])
        .onConflictDoNothing();
  }

  /** Takes back what is announced and not yet in force; the database's own day decides nothing here, ours does. */
  async withdraw(document: AgreementId, version: string, now = new Date()): Promise<void> {
    await this.#db
      .delete(agreementVersions)
      .where(
        and(
          eq(agreementVersions.document, document),
          eq(agreementVersions.version, version),
          gt(agreementVersions.version, beijingDay(now)),
        ),
      );
  }
}
