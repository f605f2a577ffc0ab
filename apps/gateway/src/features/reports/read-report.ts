import { type OrderStatus, readCode, type Service } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import type { ReportDesk } from './desk.ts';
import { presentReport } from './present-report.ts';
import type { ReportOrder } from './report-orders.ts';
import { type ReportRow, Reports } from './reports.ts';

const NOT_READY = '报告生成中，请稍后查看';
const FAILED = '未能出具报告，费用原路退回';
const GIVEN_BACK = '订单已取消，费用原路退回，没有报告';

/** Why an order has no report. */
const WITHOUT_REPORT: Record<OrderStatus, string> = {
  unpaid: '订单尚未付款，付款后生成报告',
  paid: NOT_READY,
  inService: NOT_READY,
  completed: NOT_READY,
  canceled: '订单已取消，没有报告',
  refunding: GIVEN_BACK,
  refunded: GIVEN_BACK,
};

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
  if (!report)
    throw new Failure('A0500', order.reportStatus === 'failed' ? FAILED : WITHOUT_REPORT[order.status]);
  refuseWithdrawn(report);
  return { order, report };
}

export async function readOwnReport<S extends Service>(
  desk: ReportDesk,
  { memberId, orderNo, service }: { memberId: string; orderNo: string; service: S },
) {
  const { order, report } = await findOwnReport(desk, memberId, orderNo, service);
  const car = await desk.carOf(desk.db, order);
  return {
    order,
    batteryCode: report.batteryCode,
    report: presentReport<S>(report.document, { publicUrl: desk.publicUrl, car }),
  };
}

/** An inspection by the number that is printed on it, for its owner; everybody else checks the number and reads its statement. */
export async function readInspectionByCode(desk: ReportDesk, memberId: string, code: string) {
  const report = await new Reports(desk.db).find(readCode(code).code);
  const order =
    report?.service === 'inspection'
      ? await desk.orders.findOwn(desk.db, report.orderNo, BigInt(memberId))
      : undefined;
  if (!report || !order) throw new Failure('A0401');
  refuseWithdrawn(report);
  const car = await desk.carOf(desk.db, order);
  return presentReport<'inspection'>(report.document, { publicUrl: desk.publicUrl, car });
}

function refuseWithdrawn({ standing, withdrawnReason }: StoredReport): void {
  if (standing === 'withdrawn')
    throw new Failure('A0500', `该报告已撤回：${withdrawnReason ?? '原因未注明'}`);
}
