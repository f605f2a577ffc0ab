import { MESSAGES_KEPT_MS } from '@cheyantong/domain';
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { messageSettings, messages } from './tables.ts';

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

  /** Undefined when it was told before; otherwise its id, and what the member said about text messages of its kind. */
  async add(message: typeof messages.$inferInsert): Promise<{ id: bigint; sms: boolean | null } | undefined> {
    const [added] = await addMessage(this.#db, message);
    return added;
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

const addMessage = readyStatement((db, message: typeof messages.$inferInsert) => {
  const sms = sql<boolean | null>`(
    select ${messageSettings.sms} from ${messageSettings}
    where ${messageSettings.memberId} = ${message.memberId} and ${messageSettings.kind} = ${message.kind}
  )`;
  return db
    .insert(messages)
    .values(message)
    .onConflictDoNothing({ target: [messages.memberId, messages.onceKey] })
    .returning({ id: messages.id, sms });
});
