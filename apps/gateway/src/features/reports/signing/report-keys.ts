import { asc } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { reportKeys } from '../tables.ts';
import type { ReportSigner } from './report-signer.ts';

/** The published keys. */
export class ReportKeys {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async publish({ keyId, algorithm, publicKey }: ReportSigner): Promise<void> {
    await this.#db.insert(reportKeys).values({ keyId, algorithm, publicKey }).onConflictDoNothing();
  }

  list() {
    return this.#db.select().from(reportKeys).orderBy(asc(reportKeys.since), asc(reportKeys.keyId));
  }
}
