import { type OrderStatusCode, orderStatusCode, orderStatusLabel, type Service } from '@cheyantong/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ORDER_COUNTS_KEY, ORDER_DETAILS_KEY, ORDER_PAGES_KEY } from './order-queries.ts';

interface Payable {
  orderNo: string;
  status: OrderStatusCode;
  statusLabel: string;
  expireTime: string | null;
  cancelable: boolean;
}

/** Of all orders, this one is 已付款 now; what canceling it means is not known until it is asked for again. */
export const withPaid = <Order extends Payable>(
  orders: readonly Order[],
  orderNo: string,
  service: Service,
): Order[] =>
  orders.map((order) =>
    order.orderNo === orderNo
      ? {
          ...order,
          status: orderStatusCode('paid'),
          statusLabel: orderStatusLabel('paid', service),
          expireTime: null,
          cancelable: false,
        }
      : order,
  );

/** Says so in the lists on the screen at once; everything else about the order is asked for again when it is shown. */
export function markPaid(queryClient: QueryClient, orderNo: string, service: Service): void {
  queryClient.setQueriesData<{ list: Payable[]; total: number }>(
    { queryKey: ORDER_PAGES_KEY },
    (page) => page && { ...page, list: withPaid(page.list, orderNo, service) },
  );
  queryClient.invalidateQueries({ queryKey: ORDER_COUNTS_KEY });
  queryClient.invalidateQueries({ queryKey: ORDER_DETAILS_KEY });
}
