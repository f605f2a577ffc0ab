import type { PayChannel } from '@cheyantong/domain';
import { and, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { perMinute } from '../../memory/per-minute.ts';
import { paymentNotices } from './tables.ts';

export type NoticeRow = typeof paymentNotices.$inferSelect;
export type Verdict = NoticeRow['verdict'];

const MAX_NOTE_CHARACTERS = 200;
const MOST_UNPROVED = 10_000;
/** Notices are never turned away, so that of a flood of forged ones only so many are written down. */
const mayKeepUnproved = perMinute(60);
/** What somebody has to look at. */
export const REFUSED: readonly Verdict[] = ['unproved', 'wrongAmount', 'wrongMerchant', 'unknownOrder'];

/** Every notice that came, and what became of it. */
export class NoticeLog {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async record(notice: {
    channel: PayChannel;
    verdict: Verdict;
    noticeId?: string;
    orderNo?: string | null;
    note?: string;
  }): Promise<void> {
    if (notice.verdict === 'unproved' && !mayKeepUnproved()) return;
    await addNotice(this.#db, { ...notice, note: notice.note?.slice(0, MAX_NOTE_CHARACTERS) });
  }

  /** Newest first. */
  async listRefused(limit: number): Promise<NoticeRow[]> {
    return this.#db
      .select()
      .from(paymentNotices)
      .where(inArray(paymentNotices.verdict, REFUSED))
      .orderBy(desc(paymentNotices.id))
      .limit(limit);
  }

  /** Anybody can send what proves nothing, as much as they like: it is not kept for ever, nor in any number. */
  async purgeUnproved(most = MOST_UNPROVED): Promise<void> {
    const unproved = eq(paymentNotices.verdict, 'unproved');
    const old = lt(paymentNotices.receivedAt, sql`now() - interval '90 days'`);
    const newest = this.#db
      .select({ id: paymentNotices.id })
      .from(paymentNotices)
      .where(unproved)
      .orderBy(desc(paymentNotices.id))
      .limit(most);
    await this.#db
      .delete(paymentNotices)
      .where(and(unproved, or(old, notInArray(paymentNotices.id, newest))));
  }
}

const addNotice = readyStatement((db, notice: typeof paymentNotices.$inferInsert) =>
  db.insert(paymentNotices).values(notice),
);
