import {
  type DetectOrderDetail,
  getDetectOrder,
  getOrder,
  getReportOrder,
  getValuationOrder,
  listOrders,
  type OrderDetail,
} from '@cheyantong/contract';
import { type OrderStatus, type OrderType, orderStatusCode, PAGE } from '@cheyantong/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import type { OrdersQuery } from './list/orders-query.ts';
import { isMoving } from './next-step.ts';

/** Under `member`, so that they are forgotten when the member goes; after its own words, each names the member. */
export const ORDERS_KEY = ['member', 'orders'] as const;
export const ORDER_PAGES_KEY = [...ORDERS_KEY, 'page'] as const;
export const ORDER_COUNTS_KEY = [...ORDERS_KEY, 'count'] as const;
export const ORDER_DETAILS_KEY = [...ORDERS_KEY, 'detail'] as const;

/** Often enough to see a list move, seldom enough not to be felt. */
const LIST_POLL_MS = 15_000;
/** Somebody looks at this one order and waits. */
const REPORT_POLL_MS = 5_000;
const INSPECTION_POLL_MS = 30_000;

export const ordersQuery = (member: string | null, query: OrdersQuery, pageSize: number = PAGE.defaultSize) =>
  queryOptions({
    queryKey: [...ORDER_PAGES_KEY, member, query, pageSize],
    queryFn: ({ signal }) => call(listOrders, { body: { ...query, pageSize } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(isMoving) ? LIST_POLL_MS : false),
  });

export const orderCountQuery = (member: string | null, status: OrderStatus) =>
  queryOptions({
    queryKey: [...ORDER_COUNTS_KEY, member, status],
    queryFn: ({ signal }) =>
      call(listOrders, { body: { status: orderStatusCode(status), pageSize: 1 } }, signal),
    select: ({ total }) => total,
    staleTime: 0,
  });

/** An order as its page shows it; only an inspection has an outlet and an appointment. */
export type AnyOrderDetail = OrderDetail & Partial<DetectOrderDetail>;

export const orderQuery = (member: string | null, orderType: OrderType | null, orderNo: string) =>
  queryOptions({
    queryKey: [...ORDER_DETAILS_KEY, member, orderType, orderNo],
    queryFn: ({ signal }) => findOrder(orderType, orderNo, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? pollFor(data) : false),
  });

const pollFor = ({ orderType }: OrderDetail): number =>
  orderType === 0 ? INSPECTION_POLL_MS : REPORT_POLL_MS;

/** The type decides whom to ask; without one, the general call knows every order. */
function findOrder(
  orderType: OrderType | null,
  orderNo: string,
  signal: AbortSignal,
): Promise<AnyOrderDetail | null> {
  switch (orderType) {
    case 0:
      return call(getDetectOrder, { params: { orderNo } }, signal);
    case 1:
      return call(getValuationOrder, { params: { orderNo } }, signal);
    case 2:
    case 3:
    case 4:
      return call(getReportOrder, { params: { orderSn: orderNo } }, signal);
    case null:
      return call(getOrder, { params: { orderNo } }, signal);
  }
}
