import { and, desc, eq, isNotNull, ne, notInArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { certificationSignatures, certifications } from './tables.ts';

export type SignatureRow = typeof certificationSignatures.$inferSelect;

export class Signatures {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async add(signature: typeof certificationSignatures.$inferInsert): Promise<void> {
    await this.#db.insert(certificationSignatures).values(signature);
  }

  async latestOf(memberId: bigint): Promise<SignatureRow | undefined> {
    const [latest] = await this.#db
      .select()
      .from(certificationSignatures)
      .where(eq(certificationSignatures.memberId, memberId))
      .orderBy(desc(certificationSignatures.id))
      .limit(1);
    return latest;
  }

  async find(id: bigint | null): Promise<SignatureRow | undefined> {
    if (id === null) return undefined;
    const [found] = await this.#db
      .select()
      .from(certificationSignatures)
      .where(eq(certificationSignatures.id, id));
    return found;
  }

  /** Those that no submission rests on; answers the files they were in. */
  async removeUnusedOf(memberId: bigint): Promise<string[]> {
    const used = this.#db
      .select({ id: certifications.signatureId })
      .from(certifications)
      .where(and(isNotNull(certifications.signatureId), ne(certifications.status, 'withdrawn')));
    const removed = await this.#db
      .delete(certificationSignatures)
      .where(
        and(eq(certificationSignatures.memberId, memberId), notInArray(certificationSignatures.id, used)),
      )
      .returning({ fileId: certificationSignatures.fileId });
    return removed.map(({ fileId }) => fileId);
  }
}
