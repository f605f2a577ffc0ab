import type { OrderRow } from '@cheyantong/contract';
import { orderStatusCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useMember } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { priceText } from '../../catalogue/index.ts';
import { ordersQuery, TimeToPay, usePayOrder, useRefreshOrders } from '../../orders/index.ts';
import styles from './unpaid-order.module.css';

/** The newest order that waits for its money; without one, nothing stands here. */
export function UnpaidOrder() {
  const member = useMember();
  const unpaid = useQuery({
    ...ordersQuery(member, { status: orderStatusCode('unpaid'), pageNum: 1 }, 1),
    enabled: member !== null,
  });
  const order = member === null ? undefined : unpaid.data?.list[0];
  return order ? <Waiting key={order.orderNo} order={order} /> : null;
}

function Waiting({ order }: { order: OrderRow }) {
  const pay = usePayOrder('orderList');
  const refreshOrders = useRefreshOrders();
  return (
    <section className={styles.order} aria-label="待付款">
      <Hourglass className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{order.orderTypeLabel}待付款</p>
        <p className={styles.time}>
          {order.expireTime && (
            <TimeToPay expireTime={order.expireTime} onEnd={refreshOrders} className={styles.clock} />
          )}
          ，超时自动取消
        </p>
      </div>
      <Button size="small" loading={pay.isPending} onClick={() => pay.mutate(order)}>
        付款 ¥{priceText(order.paymentAmount)}
      </Button>
    </section>
  );
}
