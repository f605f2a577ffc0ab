import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { longAgo } from '../../../db/interval.ts';
import { readyStatement } from '../../../db/ready-statement.ts';
import { providers } from '../../catalogue/tables.ts';
import { reportRequests } from '../tables.ts';

export type ReportRequest = typeof reportRequests.$inferSelect;

const OPEN: ReportRequest['status'][] = ['queued', 'accepted'];

const LAST_ASKED = sql`coalesce(${reportRequests.lastAskedAt}, ${reportRequests.acceptedAt})`;
const IS_DUE = lt(reportRequests.dueAt, sql`now()`);

/** Asked again after a minute, then ever more rarely, because an inspection takes days and a query seconds; and when its time is up. */
const IS_TO_BE_ASKED = or(
  longAgo(
    LAST_ASKED,
    sql`greatest(interval '1 minute', least((now() - ${reportRequests.acceptedAt}) / 4, interval '6 hours'))`,
  ),
  and(IS_DUE, or(isNull(reportRequests.lastAskedAt), lt(reportRequests.lastAskedAt, reportRequests.dueAt))),
);

/** Asked since its time was up, by the sweep before this one: no money goes back for a report that lies ready. */
const WAS_ASKED_IN_VAIN = and(
  gte(reportRequests.lastAskedAt, reportRequests.dueAt),
  lt(reportRequests.lastAskedAt, sql`now() - interval '30 seconds'`),
);

interface NewRequest {
  orderNo: string;
  providerId: bigint;
  /** How long it may take, from now or from a day that is not over. */
  patienceMs: number;
  notBefore?: Date;
}

/** What was asked of providers. Each change is one statement on the condition that the status still allows it. */
export class ReportRequests {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async add({ notBefore, ...request }: NewRequest): Promise<void> {
    await addRequest(this.#db, { ...request, from: notBefore?.toISOString() });
  }

  async find(orderNo: string): Promise<ReportRequest | undefined> {
    const [request] = await this.#db.select().from(reportRequests).where(eq(reportRequests.orderNo, orderNo));
    return request;
  }

  /** Counts a try before it is made; false when it is not waiting to be placed any more. */
  async beginTry(orderNo: string): Promise<boolean> {
    return this.#change(orderNo, ['queued'], { attempts: sql`${reportRequests.attempts} + 1` });
  }

  async recordProblem(orderNo: string, problem: string): Promise<void> {
    await this.#change(orderNo, OPEN, { lastProblem: problem });
  }

  /** False when the answer was there before the provider's receipt. */
  async accept(orderNo: string, providerRef: string): Promise<boolean> {
    const change = { status: 'accepted' as const, providerRef, acceptedAt: sql`now()`, lastProblem: null };
    return this.#change(orderNo, ['queued'], change);
  }

  /** Takes findings, each edition once; false when this one, or a later one, was taken before. */
  async answer(orderNo: string, revision: number): Promise<boolean> {
    const change = { status: 'answered' as const, revision, answeredAt: sql`now()`, lastProblem: null };
    return this.#change(orderNo, [...OPEN, 'answered'], change, lt(reportRequests.revision, revision));
  }

  /** Ends a request without findings. */
  async close(orderNo: string, status: 'nothing' | 'failed', problem: string): Promise<boolean> {
    return this.#change(orderNo, OPEN, { status, answeredAt: sql`now()`, lastProblem: problem });
  }

  /** One that was accepted stays as it is: a server that was killed after that comes back to it once more. */
  async dropUnplaced(orderNo: string, problem: string): Promise<boolean> {
    return this.#change(orderNo, ['queued'], {
      status: 'failed' as const,
      answeredAt: sql`now()`,
      lastProblem: problem,
    });
  }

  /** Takes a request back; undefined when it was answered, or never made. */
  async withdraw(orderNo: string): Promise<ReportRequest | undefined> {
    const [withdrawn] = await this.#db
      .update(reportRequests)
      .set({ status: 'withdrawn', answeredAt: sql`now()` })
      .where(and(eq(reportRequests.orderNo, orderNo), inArray(reportRequests.status, OPEN)))
      .returning();
    return withdrawn;
  }

  /** The provider accepted what was withdrawn while it was being asked: it has to be told. */
  async acceptedTooLate(orderNo: string, providerRef: string): Promise<boolean> {
    return this.#change(orderNo, ['withdrawn'], { providerRef, acceptedAt: sql`now()` });
  }

  /** The provider knows; false when that was written down before. */
  async recordCanceled(orderNo: string): Promise<boolean> {
    return this.#change(orderNo, ['withdrawn'], { status: 'canceled' as const });
  }

  /** Takes those that should be asked about; another server will not take them again. */
  async takeUnanswered(limit: number): Promise<string[]> {
    const unanswered = this.#db
      .select({ orderNo: reportRequests.orderNo })
      .from(reportRequests)
      .where(and(eq(reportRequests.status, 'accepted'), IS_TO_BE_ASKED))
      .orderBy(asc(reportRequests.lastAskedAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    const taken = await this.#db
      .update(reportRequests)
      .set({ lastAskedAt: sql`now()` })
      .where(inArray(reportRequests.orderNo, unanswered))
      .returning({ orderNo: reportRequests.orderNo });
    return taken.map(({ orderNo }) => orderNo);
  }

  /** Oldest first. */
  listOpen(): Promise<ReportRequest[]> {
    return this.#db
      .select()
      .from(reportRequests)
      .where(inArray(reportRequests.status, OPEN))
      .orderBy(asc(reportRequests.createdAt));
  }

  /** The longest overdue first. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = await this.#db
      .select({ orderNo: reportRequests.orderNo })
      .from(reportRequests)
      .where(
        and(
          IS_DUE,
          or(
            eq(reportRequests.status, 'queued'),
            and(eq(reportRequests.status, 'accepted'), WAS_ASKED_IN_VAIN),
          ),
        ),
      )
      .orderBy(asc(reportRequests.dueAt))
      .limit(limit);
    return overdue.map(({ orderNo }) => orderNo);
  }

  async #change(
    orderNo: string,
    from: ReportRequest['status'][],
    change: Parameters<ReturnType<DbHandle['update']>['set']>[0],
    only = sql`true`,
  ): Promise<boolean> {
    const changed = await this.#db
      .update(reportRequests)
      .set(change)
      .where(and(eq(reportRequests.orderNo, orderNo), inArray(reportRequests.status, from), only))
      .returning({ orderNo: reportRequests.orderNo });
    return changed.length > 0;
  }
}

/** Due by the database's clock: by that of a server which is behind, an order would be given back before anybody could answer. */
const addRequest = readyStatement(
  (
    db,
    { orderNo, providerId, patienceMs, from }: Omit<NewRequest, 'notBefore'> & { from: string | undefined },
  ) =>
    db.insert(reportRequests).values({
      orderNo,
      providerCode: sql`(select ${providers.code} from ${providers} where ${providers.id} = ${providerId})`,
      dueAt: sql`${from ? sql`greatest(${from}::timestamptz, now())` : sql`now()`} + ${patienceMs} * interval '1 millisecond'`,
    }),
);
