import { and, desc, eq, getTableColumns, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { orders } from '../orders/tables.ts';
import { reports } from './tables.ts';

export type ReportRow = typeof reports.$inferSelect;

const MOST_ABOUT_A_BATTERY = 20;

/** A pack, and the car it is or was in, as far as that is known. */
export interface TracedPack {
  code: string;
  car: { vin: string; from: Date; to: Date | null } | null;
}

const { pdf: _pdf, ...WITHOUT_PDF } = getTableColumns(reports);

/** Issued reports. The database itself refuses to change what was issued; only the standing moves. */
export class Reports {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async add(report: typeof reports.$inferInsert): Promise<void> {
    await this.#db.insert(reports).values(report);
  }

  /** Two servers may make the same one; the first is kept. */
  async addOnce(report: typeof reports.$inferInsert): Promise<boolean> {
    const added = await this.#db
      .insert(reports)
      .values(report)
      .onConflictDoNothing()
      .returning({ id: reports.id });
    return added.length > 0;
  }

  /** The report an order has now: a corrected one comes after the one that it replaces. */
  async latestOf(orderNo: string): Promise<Omit<ReportRow, 'pdf'> | undefined> {
    const [report] = await this.#db
      .select(WITHOUT_PDF)
      .from(reports)
      .where(eq(reports.orderNo, orderNo))
      .orderBy(desc(reports.id))
      .limit(1);
    return report;
  }

  async find(reportCode: string): Promise<Omit<ReportRow, 'pdf'> | undefined> {
    const [report] = await this.#db
      .select(WITHOUT_PDF)
      .from(reports)
      .where(eq(reports.reportCode, reportCode));
    return report;
  }

  /** Battery reports that stand, newest first: those that name the pack, and those that name only the car it was in. */
  aboutBattery({ code, car }: TracedPack) {
    const byCar =
      car &&
      and(
        isNull(reports.batteryCode),
        eq(orders.vin, car.vin),
        gte(reports.issuedAt, car.from),
        car.to ? lt(reports.issuedAt, car.to) : undefined,
      );
    return this.#db
      .select({
        reportCode: reports.reportCode,
        orderNo: reports.orderNo,
        memberId: reports.memberId,
        providerName: orders.providerName,
        issuedAt: reports.issuedAt,
      })
      .from(reports)
      .innerJoin(orders, eq(orders.orderNo, reports.orderNo))
      .where(
        and(
          eq(reports.service, 'battery'),
          eq(reports.standing, 'valid'),
          or(eq(reports.batteryCode, code), byCar ?? undefined),
        ),
      )
      .orderBy(desc(reports.issuedAt))
      .limit(MOST_ABOUT_A_BATTERY);
  }

  /** Where the PDF of a report lies, unless the report was withdrawn. */
  async pdfOf(reportCode: string): Promise<Pick<ReportRow, 'pdf' | 'pdfFileId'> | undefined> {
    const [report] = await this.#db
      .select({ pdf: reports.pdf, pdfFileId: reports.pdfFileId })
      .from(reports)
      .where(and(eq(reports.reportCode, reportCode), inArray(reports.standing, ['valid', 'superseded'])));
    return report;
  }

  async supersede(reportCode: string, supersededBy: string): Promise<void> {
    await this.#db
      .update(reports)
      .set({ standing: 'superseded', supersededBy })
      .where(and(eq(reports.reportCode, reportCode), eq(reports.standing, 'valid')));
  }

  /** Whose it was; undefined when there is no such report, or it was withdrawn before. */
  async withdraw(reportCode: string, withdrawnReason: string) {
    const [withdrawn] = await this.#db
      .update(reports)
      .set({ standing: 'withdrawn', withdrawnReason })
      .where(and(eq(reports.reportCode, reportCode), inArray(reports.standing, ['valid', 'superseded'])))
      .returning({ memberId: reports.memberId, orderNo: reports.orderNo, service: reports.service });
    return withdrawn;
  }
}
