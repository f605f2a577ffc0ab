import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { evaluationCertificates } from '../tables.ts';

export type CertificateRow = typeof evaluationCertificates.$inferSelect;

/** Signed papers. Each is printed once; what is issued stays. */
export class Certificates {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async find(code: string): Promise<CertificateRow | undefined> {
    const [found] = await this.#db
      .select()
      .from(evaluationCertificates)
      .where(eq(evaluationCertificates.code, code));
    return found;
  }

  /** Whoever comes second takes the one that is there. */
  async add(certificate: typeof evaluationCertificates.$inferInsert): Promise<void> {
    await this.#db.insert(evaluationCertificates).values(certificate).onConflictDoNothing();
  }
}
