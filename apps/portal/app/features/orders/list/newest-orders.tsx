import type { OrderRow } from '@cheyantong/contract';
import { usePayOrder } from '../use-pay-order.ts';
import { useRefreshOrders } from '../use-refresh-orders.ts';
import styles from './order-line.module.css';
import { OrderLine } from './order-line.tsx';

/** A few orders, a line each, for a place that leads to all of them. */
export function NewestOrders({ orders }: { orders: readonly OrderRow[] }) {
  const pay = usePayOrder('orderList');
  const refreshOrders = useRefreshOrders();
  return (
    <ul className={styles.list} aria-label="订单">
      {orders.map((order) => (
        <OrderLine
          key={order.orderNo}
          order={order}
          opening={pay.isPending && pay.variables.orderNo === order.orderNo}
          onPay={() => pay.mutate(order)}
          onTimeOver={refreshOrders}
        />
      ))}
    </ul>
  );
}
