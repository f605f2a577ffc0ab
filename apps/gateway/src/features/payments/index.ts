import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import { PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { settleOrClose } from './end-codes.ts';
import { moneyFigures } from './figures.ts';
import { paymentJobs } from './jobs.ts';
import { Ledger } from './ledger.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';
import { paymentsOfMember } from './personal-data.ts';
import { refundOrder } from './refund.ts';
import { paymentRoutes } from './routes.ts';

export const paymentsFeature = {
  commands: operatorCommands({ name: 'payments', help: HELP, readCommand, operate }),
  create: (desk: PaymentDesk) => ({
    routes: (app) => paymentRoutes(app, desk),
    jobs: paymentJobs(desk),
    figures: moneyFigures(desk.db),
    ofMember: paymentsOfMember,

    /** Money, as the orders need it. */
    money: {
      refund: (tx: DbHandle, orderNo: string, reason: string) => refundOrder(desk, tx, orderNo, reason),
      settleOrClose: (orderNo: string) => settleOrClose(desk, orderNo),
      refundsOf: (handle: DbHandle, orderNo: string) => new Ledger(handle).refundsOf(orderNo),
      async openCodesOf(handle: DbHandle, orderNos: string[]) {
        const codes = await new PaymentCodes(handle).listScannable(orderNos);
        // Newest first: the last one written for an order would be its oldest.
        return new Map(codes.reverse().map(({ orderNo, channel, link }) => [orderNo, { channel, link }]));
      },
    },
  }),
} satisfies Feature<PaymentDesk>;
