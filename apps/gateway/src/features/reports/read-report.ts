import type { Service } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import type { ReportDesk } from './desk.ts';
import { presentReport, withoutOwner } from './present-report.ts';
import { normalReportCode } from './report-code.ts';
import type { ReportOrder } from './report-orders.ts';
import { type ReportRow, Reports } from './reports.ts';

const NOT_READY = '报告生成中，请稍后查看';
const FAILED = '未能出具报告，费用原路退回';

export type StoredReport = Omit<ReportRow, 'pdf'>;

/** The report of a member's own order. Somebody else's is not there, whatever is asked about it. */
export async function findOwnReport(
  { db, orders }: ReportDesk,
  memberId: string,
  orderNo: string,
  service?: Service,
): Promise<{ order: ReportOrder; report: StoredReport }> {
  const order = await orders.findOwn(db, orderNo, BigInt(memberId));
  if (!order || (service && order.service !== service)) throw new Failure('A0401');
  const report = await new Reports(db).latestOf(orderNo);
  if (!report) throw new Failure('A0500', order.reportStatus === 'failed' ? FAILED : NOT_READY);
  refuseWithdrawn(report);
  return { order, report };
}

export async function readOwnReport<S extends Service>(
  desk: ReportDesk,
  { memberId, orderNo, service }: { memberId: string; orderNo: string; service: S },
) {
  const { order, report } = await findOwnReport(desk, memberId, orderNo, service);
  const { body } = await desk.carOf(desk.db, order);
  return { order, report: presentReport<S>(report.document, { publicUrl: desk.publicUrl, body }) };
}

/** An inspection by the number that is printed on it; whose car it was stays with its owner. */
export async function readInspectionByCode(desk: ReportDesk, memberId: string, code: string) {
  const report = await new Reports(desk.db).find(normalReportCode(code));
  const order =
    report?.service === 'inspection' ? await desk.orders.find(desk.db, report.orderNo) : undefined;
  if (!report || !order) throw new Failure('A0401');
  refuseWithdrawn(report);
  const { body } = await desk.carOf(desk.db, order);
  const shown = presentReport<'inspection'>(report.document, { publicUrl: desk.publicUrl, body });
  return report.memberId === BigInt(memberId) ? shown : withoutOwner(shown);
}

function refuseWithdrawn({ standing, withdrawnReason }: StoredReport): void {
  if (standing === 'withdrawn')
    throw new Failure('A0500', `该报告已撤回：${withdrawnReason ?? '原因未注明'}`);
}
