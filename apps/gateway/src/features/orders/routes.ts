import {
  cancelDetectOrder,
  cancelOrder,
  getDetectOrder,
  getOrder,
  getReportOrder,
  getValuationOrder,
  listDetectOrders,
  listOrders,
  listReportOrders,
  listValuationOrders,
} from '@cheyantong/contract';
import { SERVICE_NAMES, type Service } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { cancelInspection, cancelUnpaid } from './cancel-order.ts';
import type { OrderDesk } from './desk.ts';
import { presentInspectionRow, presentRow } from './present-order.ts';
import { findDetail, findInspection, listOwn } from './read-orders.ts';

/** Looked up by VIN; one pair of calls serves the three of them. */
const VIN_REPORTS: readonly Service[] = ['repair', 'accident', 'battery'];

export function orderRoutes(app: FastifyInstance, desk: OrderDesk): void {
  serve(app, getOrder, async ({ memberId, params }) =>
    there(await findDetail(desk, memberId, params.orderNo, SERVICE_NAMES)),
  );

  serve(app, listOrders, ({ memberId, body }) => listOwn(desk, memberId, SERVICE_NAMES, body, presentRow));

  serve(app, cancelOrder, ({ memberId, query }) =>
    cancelUnpaid(desk, { memberId: BigInt(memberId), orderNo: query.id, reason: query.cancelReason }),
  );

  serve(app, getDetectOrder, async ({ memberId, params }) =>
    there(await findInspection(desk, memberId, params.orderNo)),
  );

  serve(app, listDetectOrders, ({ memberId, body: { orderType: _, ...query } }) =>
    listOwn(desk, memberId, ['inspection'], query, presentInspectionRow),
  );

  serve(app, cancelDetectOrder, ({ memberId, body }) =>
    cancelInspection(desk, {
      memberId: BigInt(memberId),
      orderNo: body.orderNo,
      reason: body.cancelReason,
    }),
  );

  serve(app, getReportOrder, async ({ memberId, params }) =>
    there(await findDetail(desk, memberId, params.orderSn, VIN_REPORTS)),
  );

  serve(app, listReportOrders, ({ memberId, body: { orderType = 2, ...query } }) =>
    listOwn(desk, memberId, VIN_REPORTS, { ...query, orderType }, presentRow),
  );

  // The page asks every second until the order is there: "not yet" is no failure.
  serve(
    app,
    getValuationOrder,
    async ({ memberId, params }) => (await findDetail(desk, memberId, params.orderNo, ['valuation'])) ?? null,
  );

  serve(app, listValuationOrders, ({ memberId, body: { orderType: _, ...query } }) =>
    listOwn(desk, memberId, ['valuation'], query, presentRow),
  );
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Failure('A0401');
  return found;
}
