import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PaymentVendors } from './adapters/payments/port.ts';
import type { DbHandle } from './db/handle.ts';
import type { Env } from './env.ts';
import { offers } from './features/catalogue/offers.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { orderJobs } from './features/orders/jobs.ts';
import { orderBook } from './features/orders/order-book.ts';
import type { OrderMoney } from './features/orders/ports.ts';
import { reportOrders } from './features/orders/report-orders.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { rememberedTrackRecords } from './features/orders/track-records.ts';
import { createPayments } from './features/payments/index.ts';
import type { OrderBook } from './features/payments/order-book.ts';
import { createReports, type ReportFeature } from './features/reports/index.ts';
import type { ReportOrders } from './features/reports/report-orders.ts';
import type { Showroom } from './features/used-cars/showroom.ts';
import { objectionToOrder } from './features/valuation/value-order.ts';
import { cars } from './features/vehicles/cars-of-orders.ts';
import type { Enqueue, Job } from './jobs/job.ts';
import { carsForReports } from './report-cars.ts';

/** The paid services as one: catalogue, orders, payments and reports, each of which sees the others only through ports. */
export interface ReportServices {
  book: OrderBook;
  orders: ReportOrders;
  money: OrderMoney;
  reports: ReportFeature;
  jobs: Job[];
  routes(app: FastifyInstance): void;
}

interface Parts {
  env: Env;
  db: DbHandle;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  vendors: PaymentVendors;
  /** May be called only once the queues are open; the jobs are listed before. */
  enqueue: Enqueue;
  showroom: Showroom;
}

/** Payments begin reports and reports send money back, so the orders between them are handed both. */
export function joinReportServices({ env, db, log, vendors, enqueue, showroom }: Parts): ReportServices {
  const book = orderBook((tx, orderNo) => reports.begin(tx, orderNo));
  const { publicUrl } = env;
  const payments = createPayments({ db, orders: book, vendors, enqueue, publicUrl, log });
  const { money } = payments;
  const orders = reportOrders(money);
  const reports = createReports(env, { db, enqueue, orders, ...carsForReports(showroom) });
  const valuations = { objectionTo: objectionToOrder };
  const desk = { db, enqueue, money, offers, cars, valuations };
  return {
    book,
    orders,
    money,
    reports,
    jobs: [...orderJobs(desk), ...payments.jobs(), ...reports.jobs],
    routes(app) {
      catalogueRoutes(app, { db, trackRecords: rememberedTrackRecords() });
      orderRoutes(app, desk);
      payments.routes(app);
      reports.routes(app);
    },
  };
}
