import type { FastifyInstance } from 'fastify';
import type { Job } from '../../jobs/job.ts';
import type { OrderMoney } from '../orders/ports.ts';
import { PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { settleOrClose } from './end-codes.ts';
import { paymentJobs } from './jobs.ts';
import { Ledger } from './ledger.ts';
import { refundOrder } from './refund.ts';
import { paymentRoutes } from './routes.ts';

interface Payments {
  routes(app: FastifyInstance): void;
  jobs(): Job[];
  /** Money, as the orders need it. */
  money: OrderMoney;
}

export const createPayments = (desk: PaymentDesk): Payments => ({
  routes: (app) => paymentRoutes(app, desk),
  jobs: () => paymentJobs(desk),
  money: {
    refund: (tx, orderNo, reason) => refundOrder(desk, tx, orderNo, reason),
    settleOrClose: (orderNo) => settleOrClose(desk, orderNo),
    refundsOf: (handle, orderNo) => new Ledger(handle).refundsOf(orderNo),
    async openCodesOf(handle, orderNos) {
      const codes = await new PaymentCodes(handle).listScannable(orderNos);
      // Newest first: the last one written for an order would be its oldest.
      return new Map(codes.reverse().map(({ orderNo, channel, link }) => [orderNo, { channel, link }]));
    },
  },
});
