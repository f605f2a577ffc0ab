import { and, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { TraceDesk } from './desk.ts';
import type { Judgement } from './judge.ts';
import { traceOwners } from './tables.ts';

/** Who may read what is sealed: who proved to own the car. */
export class Owners {
  readonly #db: DbHandle;

  constructor({ db }: Pick<TraceDesk, 'db'>) {
    this.#db = db;
  }

  async owns(memberId: string, { code }: Pick<Judgement, 'code'>): Promise<boolean> {
    const proved = await this.#db
      .select({ code: traceOwners.code })
      .from(traceOwners)
      .where(and(eq(traceOwners.code, code), eq(traceOwners.memberId, BigInt(memberId))));
    return proved.length > 0;
  }

  async remember(memberId: string, code: string): Promise<void> {
    await this.#db
      .insert(traceOwners)
      .values({ code, memberId: BigInt(memberId) })
      .onConflictDoNothing();
  }
}
