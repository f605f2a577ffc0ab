import type { ProviderOrder } from '../../../adapters/providers/port.ts';
import { ProviderUnavailable } from '../../../adapters/providers/port.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { record } from '../../audit/index.ts';
import type { OrderedCar, ReportDesk } from '../desk.ts';
import { giveBack } from '../give-back.ts';
import { issueValuation } from '../issue-valuation.ts';
import { REPORT_CANCEL } from '../job-names.ts';
import type { ReportOrder } from '../report-orders.ts';
import { ReportRequests } from './report-requests.ts';

/**
 * Places an order with its provider. A document is being made from then on; an inspection waits for its appointment,
 * and can be canceled until it begins. A valuation needs no provider. It throws when another try may help.
 */
export async function placeRequest(desk: ReportDesk, orderNo: string): Promise<void> {
  const { db, orders, providers } = desk;
  const order = await orders.find(db, orderNo);
  const requests = new ReportRequests(db);
  if (order?.status !== 'paid') {
    await requests.dropUnplaced(orderNo, '订单已不在待办之列');
    return;
  }
  if (!(await requests.beginTry(orderNo))) return;
  if (order.service === 'valuation') return issueValuation(desk, order);
  try {
    const message = orderForProvider(order, await desk.carOf(db, order));
    const providerRef = await providers.place(order.providerCode, message);
    await db.transaction(async (tx) => {
      await recordHanded(tx, order);
      const accepted = await new ReportRequests(tx).accept(orderNo, providerRef);
      if (accepted) await tellAccepted(desk, tx, order);
      if (!accepted && (await new ReportRequests(tx).acceptedTooLate(orderNo, providerRef)))
        await desk.enqueue(tx, REPORT_CANCEL, { orderNo });
    });
  } catch (error) {
    if (error instanceof ProviderUnavailable) await requests.recordProblem(orderNo, error.message);
    throw error;
  }
}

const recordHanded = (
  tx: DbHandle,
  { orderNo, memberId, providerName, skuName }: ReportOrder,
): Promise<void> =>
  record(tx, {
    actor: { kind: 'provider', name: providerName },
    action: 'vehicle.handed',
    subjectKind: 'order',
    subjectId: orderNo,
    memberId,
    facts: { occasion: skuName },
  });

/** A document is being made from now on; a car is waited for. */
async function tellAccepted({ orders }: ReportDesk, tx: DbHandle, order: ReportOrder): Promise<void> {
  const { orderNo, providerName, service, appointDate, appointPeriod } = order;
  if (service !== 'inspection') await orders.markInService(tx, orderNo, `${providerName}已接单`);
  else await orders.note(tx, orderNo, `已预约 ${appointDate} ${appointPeriod ?? ''}，${providerName}已接单`);
}

/** The last try has failed. */
export const giveUpPlacing = (desk: ReportDesk, orderNo: string): Promise<void> =>
  desk.db.transaction((tx) =>
    giveBack(desk, tx, orderNo, { status: 'failed', reason: '服务机构暂时无法接单，费用将原路退回' }),
  );

const orderForProvider = (order: ReportOrder, car: OrderedCar): ProviderOrder => {
  const { serviceInfo: info } = order;
  return {
    orderNo: order.orderNo,
    service: order.service,
    skuSn: order.skuSn,
    skuName: order.skuName,
    vin: order.vin,
    plateNo: info.plateNo ?? null,
    engineNo: info.engineNo ?? null,
    vehicle: {
      brandName: info.brandName ?? null,
      seriesName: info.seriesName ?? null,
      modelName: info.modelName ?? order.vehicleName,
      recordDate: info.recordDate ?? null,
      mileage: info.mileage ?? null,
      color: info.color ?? null,
      energyType: car.energyType,
      guidePrice: car.guidePrice,
      rangeKm: car.rangeKm,
    },
    cityName: info.cityName ?? null,
    outletName: order.outletName,
    appointDate: order.appointDate,
    appointPeriod: order.appointPeriod,
  };
};
