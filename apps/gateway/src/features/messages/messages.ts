import { MESSAGES_KEPT_MS } from '@cheyantong/domain';
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { messages } from './tables.ts';

export type MessageRow = typeof messages.$inferSelect;

interface Page {
  pageNum: number;
  pageSize: number;
  unreadOnly: boolean;
}

/** What members were told; each reads their own. */
export class Messages {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Its id, or undefined when it was told before. */
  async add(message: typeof messages.$inferInsert): Promise<bigint | undefined> {
    const [added] = await this.#db
      .insert(messages)
      .values(message)
      .onConflictDoNothing({ target: [messages.memberId, messages.onceKey] })
      .returning({ id: messages.id });
    return added?.id;
  }

  async find(id: bigint): Promise<MessageRow | undefined> {
    const [message] = await this.#db.select().from(messages).where(eq(messages.id, id));
    return message;
  }

  async listOf(
    memberId: bigint,
    { pageNum, pageSize, unreadOnly }: Page,
  ): Promise<{ list: MessageRow[]; total: number }> {
    const wanted = and(eq(messages.memberId, memberId), unreadOnly ? isNull(messages.readAt) : undefined);
    const [counted] = await this.#db.select({ total: count() }).from(messages).where(wanted);
    const list = await this.#db
      .select()
      .from(messages)
      .where(wanted)
      .orderBy(desc(messages.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: counted?.total ?? 0 };
  }

  countUnread(memberId: bigint): Promise<number> {
    return this.#db.$count(messages, and(eq(messages.memberId, memberId), isNull(messages.readAt)));
  }

  async markRead(memberId: bigint, ids: bigint[] | 'all'): Promise<void> {
    await this.#db
      .update(messages)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(messages.memberId, memberId),
          isNull(messages.readAt),
          ids === 'all' ? undefined : inArray(messages.id, ids),
        ),
      );
  }

  async purgeOld(): Promise<void> {
    await this.#db.delete(messages).where(lt(messages.createdAt, sql`now() - ${interval(MESSAGES_KEPT_MS)}`));
  }
}
