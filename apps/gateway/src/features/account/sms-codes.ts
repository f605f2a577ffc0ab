import { SMS_CODE } from '@cheyantong/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { hashSmsCode } from './secrets.ts';
import { smsCodes } from './tables.ts';

export type CodePurpose = (typeof smsCodes.$inferSelect)['purpose'];
export type CodeVerdict = 'passed' | 'wrong' | 'exhausted';

interface CodeClaim {
  phone: string;
  purpose: CodePurpose;
  code: string;
}

export class SmsCodes {
  readonly #db: DbHandle;
  readonly #secret: string;

  constructor(db: DbHandle, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  /** Makes this the one code that is good for the phone; an older one is void from now on. */
  async store({ phone, purpose, code }: CodeClaim): Promise<void> {
    const fresh = {
      codeHash: hashSmsCode(this.#secret, phone, code),
      wrongTries: 0,
      expiresAt: sql`now() + ${`${SMS_CODE.lifeMs} milliseconds`}::interval`,
      usedAt: null,
    };
    await this.#db
      .insert(smsCodes)
      .values({ phone, purpose, ...fresh })
      .onConflictDoUpdate({ target: [smsCodes.phone, smsCodes.purpose], set: fresh });
  }

  /**
   * Uses the code up, or counts a wrong try: one statement decides both, so two requests at once never both pass and
   * guessing in parallel gains nothing.
   */
  async consume({ phone, purpose, code }: CodeClaim): Promise<CodeVerdict> {
    const right = sql`${smsCodes.codeHash} = ${hashSmsCode(this.#secret, phone, code)}`;
    const [row] = await this.#db
      .update(smsCodes)
      .set({
        usedAt: sql`case when ${right} then now() end`,
        wrongTries: sql`${smsCodes.wrongTries} + case when ${right} then 0 else 1 end`,
      })
      .where(
        and(
          this.#of(phone, purpose),
          isNull(smsCodes.usedAt),
          gt(smsCodes.expiresAt, sql`now()`),
          lt(smsCodes.wrongTries, SMS_CODE.maxWrongTries),
        ),
      )
      .returning({ usedAt: smsCodes.usedAt, wrongTries: smsCodes.wrongTries });
    if (row?.usedAt) return 'passed';
    const wrongTries = row?.wrongTries ?? (await this.#wrongTries(phone, purpose));
    return wrongTries >= SMS_CODE.maxWrongTries ? 'exhausted' : 'wrong';
  }

  async #wrongTries(phone: string, purpose: CodePurpose): Promise<number> {
    const [row] = await this.#db
      .select({ wrongTries: smsCodes.wrongTries })
      .from(smsCodes)
      .where(this.#of(phone, purpose));
    return row?.wrongTries ?? 0;
  }

  #of(phone: string, purpose: CodePurpose) {
    return and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose));
  }
}
