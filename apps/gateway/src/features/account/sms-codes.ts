import { SMS_CODE } from '@cheyantong/domain';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { hashSmsCode } from './secrets.ts';
import { smsCodes } from './tables.ts';

export type CodePurpose = (typeof smsCodes.$inferSelect)['purpose'];
export type CodeVerdict = 'passed' | 'wrong' | 'exhausted';

interface NewCode {
  phone: string;
  purpose: CodePurpose;
  code: string;
  /** Who asked: the browser or the member, and from where. */
  holder: { id: string; network: string };
}

/** Whoever brings a code is known by an id; a caller that keeps no cookie is known by its network alone. */
export type CodeClaim = Omit<NewCode, 'holder'> & {
  holder: { id: string } | { id: undefined; network: string };
};

export class SmsCodes {
  readonly #db: DbHandle;
  readonly #secret: string;

  constructor(db: DbHandle, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  /** Makes this the one code that is good for the phone and its holder; an older one of theirs is void from now on. */
  async store({ phone, purpose, code, holder }: NewCode): Promise<void> {
    const fresh = {
      network: holder.network,
      codeHash: hashSmsCode(this.#secret, phone, code),
      wrongTries: 0,
      namelessTries: 0,
      expiresAt: sql`now() + ${`${SMS_CODE.lifeMs} milliseconds`}::interval`,
      usedAt: null,
    };
    await this.#db
      .insert(smsCodes)
      .values({ phone, purpose, askedBy: holder.id, ...fresh })
      .onConflictDoUpdate({ target: [smsCodes.phone, smsCodes.purpose, smsCodes.askedBy], set: fresh });
  }

  /**
   * Uses the code up, or counts a wrong try: one statement decides both, so two requests at once never both pass and
   * guessing in parallel gains nothing. Somebody else's try is wrong whatever it says, and counts for nothing.
   */
  async consume({ phone, purpose, code, holder }: CodeClaim): Promise<CodeVerdict> {
    const own = this.#ownCode({ phone, purpose, holder });
    const tries = holder.id ? smsCodes.wrongTries : smsCodes.namelessTries;
    const right = sql`${smsCodes.codeHash} = ${hashSmsCode(this.#secret, phone, code)}`;
    const counted = sql`${tries} + case when ${right} then 0 else 1 end`;
    const [row] = await this.#db
      .update(smsCodes)
      .set({
        usedAt: sql`case when ${right} then now() end`,
        ...(holder.id ? { wrongTries: counted } : { namelessTries: counted }),
      })
      .where(
        and(
          own,
          isNull(smsCodes.usedAt),
          gt(smsCodes.expiresAt, sql`now()`),
          lt(tries, SMS_CODE.maxWrongTries),
        ),
      )
      .returning({ usedAt: smsCodes.usedAt, tries });
    if (row?.usedAt) return 'passed';
    const [found] = row ? [row] : await this.#db.select({ tries }).from(smsCodes).where(own);
    return (found?.tries ?? 0) >= SMS_CODE.maxWrongTries ? 'exhausted' : 'wrong';
  }

  /** A code that was right is good once more, because nothing came of it. */
  async giveBack({ phone, purpose, holder }: Omit<CodeClaim, 'code'>): Promise<void> {
    await this.#db.update(smsCodes).set({ usedAt: null }).where(this.#ownCode({ phone, purpose, holder }));
  }

  /** Without an id it is the newest code that was asked for from the same network. */
  #ownCode({ phone, purpose, holder }: Omit<CodeClaim, 'code'>) {
    const ofPhone = and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose));
    if (holder.id !== undefined) return and(ofPhone, eq(smsCodes.askedBy, holder.id));
    const newestNearby = this.#db
      .select({ askedBy: smsCodes.askedBy })
      .from(smsCodes)
      .where(and(ofPhone, eq(smsCodes.network, holder.network)))
      .orderBy(desc(smsCodes.expiresAt))
      .limit(1);
    return and(ofPhone, eq(smsCodes.askedBy, sql`(${newestNearby})`));
  }
}
