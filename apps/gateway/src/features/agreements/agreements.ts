import { type AgreementId, beijingDay } from '@cheyantong/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { WrittenVersion } from './read-folder.ts';
import { agreementVersions } from './tables.ts';

export type VersionRow = typeof agreementVersions.$inferSelect;

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
  async inForce(now = new Date()): Promise<Map<AgreementId, VersionRow>> {
    const today = beijingDay(now);
    const begun = (await this.all()).filter(({ version }) => version <= today);
    return new Map(begun.map((row) => [row.document, row]));
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
