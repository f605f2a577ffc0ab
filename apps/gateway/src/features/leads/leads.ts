import { DAY_MS, leadStatusesBefore, SAME_LEAD_WITHIN_HOURS } from '@cheyantong/domain';
import { and, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { dealers } from '../dealers/tables.ts';
import { leads } from './tables.ts';

export type LeadRow = typeof leads.$inferSelect;
type NewLead = typeof leads.$inferInsert;

/** What the lead is about, in our own words; whatever the visitor has not said is null. */
export type LeadSubject = Pick<
  LeadRow,
  | 'intention'
  | 'vehicleId'
  | 'partId'
  | 'partName'
  | 'quantity'
  | 'brandCode'
  | 'brandName'
  | 'seriesCode'
  | 'seriesName'
  | 'modelCode'
  | 'modelName'
  | 'provinceCode'
  | 'provinceName'
  | 'cityCode'
  | 'cityName'
  | 'recordDate'
  | 'mileageKm'
>;

export interface ReceivedLead {
  lead: LeadRow;
  receiverName: string;
}

/** What makes two leads about the same thing. */
const SAME_SUBJECT = [
  'intention',
  'vehicleId',
  'partId',
  'partName',
  'brandCode',
  'seriesCode',
  'modelCode',
  'modelName',
  'cityCode',
  'cityName',
] as const;

/** Leads as their members see them. */
export class Leads {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async add(lead: NewLead): Promise<LeadRow> {
    const [added] = await this.#db.insert(leads).values(lead).returning();
    if (!added) throw new Error('insert returned no lead');
    return added;
  }

  /** The member's lead about the same thing and with the same phone, unless it is too old or withdrawn. */
  async findSame(memberId: bigint, phone: string, subject: LeadSubject): Promise<LeadRow | undefined> {
    const [same] = await this.#db
      .select()
      .from(leads)
      .where(
        and(
          eq(leads.memberId, memberId),
          eq(leads.phone, phone),
          ne(leads.status, 'withdrawn'),
          gt(leads.createdAt, sql`now() - ${`${SAME_LEAD_WITHIN_HOURS} hours`}::interval`),
          ...SAME_SUBJECT.map((key) => equalOrBothMissing(leads[key], subject[key])),
        ),
      )
      .orderBy(leads.id)
      .limit(1);
    return same;
  }

  /** Of the last 24 hours, also those that were withdrawn. */
  async countOfDay(memberId: bigint): Promise<number> {
    const [counted] = await this.#db
      .select({ total: count() })
      .from(leads)
      .where(and(eq(leads.memberId, memberId), gt(leads.createdAt, sql`now() - ${interval(DAY_MS)}`)));
    return counted?.total ?? 0;
  }

  async listOf(
    memberId: bigint,
    { pageNum, pageSize }: { pageNum: number; pageSize: number },
  ): Promise<{ list: ReceivedLead[]; total: number }> {
    const [counted] = await this.#db
      .select({ total: count() })
      .from(leads)
      .where(eq(leads.memberId, memberId));
    const list = await this.#received()
      .where(eq(leads.memberId, memberId))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: counted?.total ?? 0 };
  }

  async findOwn(id: bigint, memberId: bigint): Promise<ReceivedLead | undefined> {
    const [own] = await this.#received().where(and(eq(leads.id, id), eq(leads.memberId, memberId)));
    return own;
  }

  /** Answers the lead if it was this call that withdrew it. Of the phone only what the member's own list shows is kept. */
  async withdraw(id: bigint, memberId: bigint): Promise<LeadRow | undefined> {
    const [withdrawn] = await this.#db
      .update(leads)
      .set({
        status: 'withdrawn',
        withdrawnAt: sql`now()`,
        phone: sql`overlay(${leads.phone} placing '****' from 4 for 4)`,
        lastProblem: null,
      })
      .where(
        and(
          eq(leads.id, id),
          eq(leads.memberId, memberId),
          inArray(leads.status, leadStatusesBefore('withdrawn')),
        ),
      )
      .returning();
    return withdrawn;
  }

  /** The member leaves: not even what their list showed of a number is kept. */
  async erasePhonesOf(memberId: bigint): Promise<void> {
    await this.#db.update(leads).set({ phone: '' }).where(eq(leads.memberId, memberId));
  }

  #received() {
    return this.#db
      .select({ lead: leads, receiverName: dealers.name })
      .from(leads)
      .innerJoin(dealers, eq(dealers.id, leads.dealerId));
  }
}

const equalOrBothMissing = (column: PgColumn, value: string | bigint | null): SQL =>
  value === null ? sql`${column} is null` : eq(column, value);
