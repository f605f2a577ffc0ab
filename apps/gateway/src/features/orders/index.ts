import type { Feature } from '../../feature.ts';
import { loadDemoOrderHistory } from './demo.ts';
import type { OrderDesk } from './desk.ts';
import { orderFigures } from './figures.ts';
import { orderJobs } from './jobs.ts';
import { ordersForReports } from './orders-for-reports.ts';
import { ordersOfMember } from './personal-data.ts';
import { orderRoutes } from './routes.ts';
import { orders } from './tables.ts';

export type { OrderDesk } from './desk.ts';
export { orderItem } from './order-item.ts';
export { HOLDS_ITS_PLACE } from './order-moves.ts';
export { ordersForPayments } from './orders-for-payments.ts';
export { type NewOrder, placeOrder } from './place-order.ts';
export { giveWay, lockPredecessor } from './replace-order.ts';
export { rememberedTrackRecords } from './track-records.ts';

export const ordersFeature = {
  demo: { name: 'order history', table: orders, load: loadDemoOrderHistory },
  create: (desk: OrderDesk) => ({
    routes: (app) => orderRoutes(app, desk),
    jobs: orderJobs(desk),
    figures: orderFigures(desk.db),
    forReports: ordersForReports(desk.money),
    ofMember: ordersOfMember,
  }),
} satisfies Feature<OrderDesk>;
