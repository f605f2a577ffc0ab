import { type AgreementId, beijingDay } from '@cheyantong/domain';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { readyStatement } from '../../db/ready-statement.ts';
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
    return byDocument(await inForceOn(this.#db, { day: beijingDay(now), memberId: undefined }));
  }

  /** The same, each with the newest version that the member agrees to. */
  async inForceFor(memberId: bigint, now = new Date()) {
    return byDocument(await inForceOn(this.#db, { day: beijingDay(now), memberId }));
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

const byDocument = <Row extends VersionInForce>(rows: Row[]) =>
  new Map(rows.map((row) => [row.document, row]));

const inForceOn = readyStatement((db, { day, memberId }: { day: string; memberId: bigint | undefined }) => {
  const { document, version, changes } = agreementVersions;
  const agreed = memberId
    ? sql<string | null>`(
        select max(${consents.version})::text from ${consents}
        where ${consents.memberId} = ${memberId} and ${consents.withdrawnAt} is null
          and ${consents.document} = ${document}
      )`
    : sql<null>`null`;
  return db
    .selectDistinctOn([document], { document, version, changes, agreed: sql<string | null>`${agreed}` })
    .from(agreementVersions)
    .where(lte(version, day))
    .orderBy(document, desc(version));
});
