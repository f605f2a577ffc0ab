import {
  DAY_MS,
  TICKET_KEPT_DAYS,
  TICKET_SETTLED_DAYS,
  type TicketStatus,
  ticketStatusesBefore,
} from '@cheyantong/domain';
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { ticketEvents, tickets } from './tables.ts';

type TicketRow = typeof tickets.$inferSelect;
type EventRow = typeof ticketEvents.$inferSelect;

/** A ticket and what happened to it. */
export interface TicketStory {
  ticket: TicketRow;
  events: EventRow[];
}

const SETTLED_WORDS = `答复后 ${TICKET_SETTLED_DAYS} 天没有新的消息，自动结束`;

/** Tickets and their events. Each change is one statement on the condition that the status still allows it. */
export class Tickets {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Stores a ticket, or answers the one that the same asker wrote before in the same words. */
  async add(ticket: typeof tickets.$inferInsert): Promise<TicketRow> {
    const [added] = await this.#db
      .insert(tickets)
      .values(ticket)
      .onConflictDoNothing({ target: [tickets.asker, tickets.digest] })
      .returning();
    if (added) {
      await this.#db.insert(ticketEvents).values({ ticketId: added.id, kind: 'received' });
      return added;
    }
    const [same] = await this.#db
      .select()
      .from(tickets)
      .where(and(eq(tickets.asker, ticket.asker), eq(tickets.digest, ticket.digest)));
    if (!same) throw new Error('a ticket is neither new nor there');
    return same;
  }

  async countToday(asker: string): Promise<number> {
    const recent = gt(tickets.createdAt, sql`now() - ${interval(DAY_MS)}`);
    return this.#db.$count(tickets, and(eq(tickets.asker, asker), recent));
  }

  async find(number: string): Promise<TicketRow | undefined> {
    const [found] = await this.#db.select().from(tickets).where(eq(tickets.number, number));
    return found;
  }

  async listOf(
    memberId: bigint,
    { pageNum, pageSize }: { pageNum: number; pageSize: number },
  ): Promise<{ list: TicketStory[]; total: number }> {
    const own = eq(tickets.memberId, memberId);
    const [counted] = await this.#db.select({ total: count() }).from(tickets).where(own);
    const rows = await this.#db
      .select()
      .from(tickets)
      .where(own)
      .orderBy(desc(tickets.createdAt), desc(tickets.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list: await this.withEvents(rows), total: counted?.total ?? 0 };
  }

  /** What waits, longest first. */
  listIn(statuses: TicketStatus[]): Promise<TicketRow[]> {
    return this.#db
      .select()
      .from(tickets)
      .where(inArray(tickets.status, statuses))
      .orderBy(asc(tickets.createdAt), asc(tickets.id));
  }

  async withEvents(rows: readonly TicketRow[]): Promise<TicketStory[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const events = await this.#db
      .select()
      .from(ticketEvents)
      .where(inArray(ticketEvents.ticketId, ids))
      .orderBy(asc(ticketEvents.id));
    const byTicket = Map.groupBy(events, ({ ticketId }) => ticketId);
    return rows.map((ticket) => ({ ticket, events: byTicket.get(ticket.id) ?? [] }));
  }

  /** Answers whether the ticket was in a status from which it can get there. */
  async move(
    number: string,
    next: Exclude<TicketStatus, 'received'>,
    words: string | null,
  ): Promise<boolean> {
    const [moved] = await this.#db
      .update(tickets)
      .set({ status: next, movedAt: sql`now()` })
      .where(and(eq(tickets.number, number), inArray(tickets.status, ticketStatusesBefore(next))))
      .returning({ id: tickets.id });
    if (moved) await this.#db.insert(ticketEvents).values({ ticketId: moved.id, kind: next, words });
    return Boolean(moved);
  }

  /** Answers that nobody came back to end their tickets. */
  async closeSettled(): Promise<void> {
    const settled = await this.#db
      .update(tickets)
      .set({ status: 'closed', movedAt: sql`now()` })
      .where(
        and(
          eq(tickets.status, 'answered'),
          lt(tickets.movedAt, sql`now() - ${interval(TICKET_SETTLED_DAYS * DAY_MS)}`),
        ),
      )
      .returning({ ticketId: tickets.id });
    if (settled.length === 0) return;
    await this.#db
      .insert(ticketEvents)
      .values(settled.map(({ ticketId }) => ({ ticketId, kind: 'closed' as const, words: SETTLED_WORDS })));
  }

  async forgetOld(): Promise<void> {
    await this.#db
      .delete(tickets)
      .where(
        and(
          eq(tickets.status, 'closed'),
          lt(tickets.movedAt, sql`now() - ${interval(TICKET_KEPT_DAYS * DAY_MS)}`),
        ),
      );
  }
}
