import { checkCoverage, confirmOrder, submitOrder } from '@cheyantong/contract';
import { serviceOfOrderType } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { outletRoutes } from './appointment/outlet-routes.ts';
import { confirming } from './confirm-order.ts';
import { checkCoverageOf } from './coverage.ts';
import type { PurchaseDesk } from './desk.ts';
import { submitting } from './submit-order.ts';

export function purchaseRoutes(app: FastifyInstance, desk: PurchaseDesk): void {
  serve(app, checkCoverage, ({ params }) =>
    checkCoverageOf(desk, serviceOfOrderType(params.orderType), params.vin),
  );

  outletRoutes(app, desk);

  const confirm = confirming(desk);
  serve(app, confirmOrder, ({ memberId, body }) => confirm(BigInt(memberId), body.skuId));

  const submit = submitting(desk);
  serve(app, submitOrder, ({ memberId, body }) => submit(BigInt(memberId), body));
}
