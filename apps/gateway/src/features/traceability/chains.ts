import { type TracedObject, type TraceState, UNRECORDED } from '@cheyantong/domain';
import type { SealedFacts, TraceEvent } from '@cheyantong/trace-chain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { traceEvents, traceSealed, traceSubjects } from './tables.ts';

export type EventRow = typeof traceEvents.$inferSelect;
type Subject = typeof traceSubjects.$inferSelect;
type SealedRow = typeof traceSealed.$inferSelect;

/** A chain as it lies in the database, not yet believed. */
export interface StoredChain {
  code: string;
  subject: Subject | undefined;
  events: readonly EventRow[];
  sealed: readonly SealedRow[];
}

/** An event that may be appended: the chain it was made for, and where it leads. */
export interface NextStep {
  event: TraceEvent;
  object: TracedObject;
  from: TraceState;
  to: TraceState;
  hash: string;
}

/** Chains of events. The database refuses to change them; they only grow. */
export class Chains {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async read(code: string): Promise<StoredChain> {
    const [chain] = await this.readMany([code]);
    return chain ?? { code, subject: undefined, events: [], sealed: [] };
  }

  /** Every code that something is recorded under, in an order that does not change. */
  async codes(): Promise<string[]> {
    const rows = await union(
      this.#db.select({ code: traceSubjects.code }).from(traceSubjects),
      this.#db.selectDistinct({ code: traceEvents.code }).from(traceEvents),
    );
    return rows.map(({ code }) => code).sort();
  }

  async readMany(codes: readonly string[]): Promise<StoredChain[]> {
    const among = [...codes];
    const subjects = await this.#db.select().from(traceSubjects).where(inArray(traceSubjects.code, among));
    const events = await this.#db
      .select()
      .from(traceEvents)
      .where(inArray(traceEvents.code, among))
      .orderBy(asc(traceEvents.code), asc(traceEvents.seq));
    const sealed = await this.#db.select().from(traceSealed).where(inArray(traceSealed.code, among));
    const [eventsOf, sealedOf] = [
      Map.groupBy(events, ({ code }) => code),
      Map.groupBy(sealed, ({ code }) => code),
    ];
    return codes.map((code) => ({
      code,
      subject: subjects.find((subject) => subject.code === code),
      events: eventsOf.get(code) ?? [],
      sealed: sealedOf.get(code) ?? [],
    }));
  }

  async find(code: string, seq: number): Promise<EventRow | undefined> {
    const [event] = await this.#db
      .select()
      .from(traceEvents)
      .where(and(eq(traceEvents.code, code), eq(traceEvents.seq, seq)));
    return event;
  }

  /** Moves the chain on if it still stands where the event was made for; false: another was faster. */
  async advance({ event, object, from, to, hash }: NextStep): Promise<boolean> {
    const { code, seq, previous } = event;
    if (from === UNRECORDED) {
      const begun = await this.#db
        .insert(traceSubjects)
        .values({ code, object, state: to, length: seq, head: hash })
        .onConflictDoNothing()
        .returning({ code: traceSubjects.code });
      return begun.length > 0;
    }
    const moved = await this.#db
      .update(traceSubjects)
      .set({ state: to, length: seq, head: hash })
      .where(
        and(
          eq(traceSubjects.code, code),
          eq(traceSubjects.state, from),
          eq(traceSubjects.length, seq - 1),
          eq(traceSubjects.head, previous ?? ''),
        ),
      )
      .returning({ code: traceSubjects.code });
    return moved.length > 0;
  }

  async append(row: Omit<EventRow, 'recordedAt'>, sealed: SealedFacts | null): Promise<void> {
    await this.#db.insert(traceEvents).values(row);
    if (sealed) await this.#db.insert(traceSealed).values({ code: row.code, seq: row.seq, ...sealed });
  }

  /** Those of the codes that are recorded. */
  async known(codes: readonly string[]): Promise<string[]> {
    if (codes.length === 0) return [];
    const rows = await this.#db
      .select({ code: traceSubjects.code })
      .from(traceSubjects)
      .where(inArray(traceSubjects.code, [...codes]));
    return rows.map(({ code }) => code);
  }

  /** Steps that name a vehicle, by its whole VIN. */
  async stepsWithVin(vin: string): Promise<EventRow[]> {
    const rows = await this.#db
      .select({ event: traceEvents })
      .from(traceSealed)
      .innerJoin(
        traceEvents,
        and(eq(traceEvents.code, traceSealed.code), eq(traceEvents.seq, traceSealed.seq)),
      )
      .where(sql`${traceSealed.facts} ->> 'vin' = ${vin}`)
      .orderBy(asc(traceEvents.code), asc(traceEvents.seq));
    return rows.map(({ event }) => event);
  }
}
