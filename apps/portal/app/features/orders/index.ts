export { OrderCentre } from './list/order-centre.tsx';
export { OrderList } from './list/order-list.tsx';
export { OrderSummary } from './list/order-summary.tsx';
export { ordersAddress } from './list/orders-query.ts';
export { type NextStep, nextStepOf } from './next-step.ts';
export { orderAddress, reportAddress } from './order-address.ts';
export { ORDERS_KEY } from './order-queries.ts';
export { StatusBadge } from './status-badge.tsx';
