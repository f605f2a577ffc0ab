import type { OrderRow } from '@cheyantong/contract';
import { PAGE } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMember } from '../../../shared/session/session.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import { CancelQuestion } from '../cancel-question.tsx';
import { ordersQuery } from '../order-queries.ts';
import { usePayOrder } from '../use-pay-order.ts';
import { NoOrders } from './no-orders.tsx';
import styles from './order-list.module.css';
import { OrderListRow } from './order-list-row.tsx';
import { type OrdersQuery, ordersAddress } from './orders-query.ts';

const pageSize = PAGE.defaultSize;

export function OrderList({ query }: { query: OrdersQuery }) {
  const orders = useQuery(ordersQuery(useMember(), query, pageSize));
  const [leaving, setLeaving] = useState<OrderRow | null>(null);
  const pay = usePayOrder('orderList');

  if (orders.isPending) return <Waiting />;
  if (orders.isError) {
    return (
      <ErrorState onRetry={() => orders.refetch()} retrying={orders.isFetching}>
        {orders.error.message}
      </ErrorState>
    );
  }
  const { list, total } = orders.data;
  if (list.length === 0) return <NoOrders query={query} />;
  return (
    <>
      <ul className={styles.list} aria-label="订单" aria-busy={orders.isPlaceholderData}>
        {list.map((order) => (
          <OrderListRow
            key={order.orderNo}
            order={order}
            opening={pay.isPending && pay.variables.orderNo === order.orderNo}
            onPay={() => pay.mutate(order)}
            onCancel={() => setLeaving(order)}
            onTimeOver={() => orders.refetch()}
          />
        ))}
      </ul>
      {total > pageSize && (
        <Pagination
          label="订单分页"
          page={query.pageNum}
          pageSize={pageSize}
          total={total}
          unit="笔"
          hrefFor={(pageNum) => ordersAddress({ ...query, pageNum })}
        />
      )}
      <CancelQuestion order={leaving} onDone={() => setLeaving(null)} />
    </>
  );
}

const ROW_HEIGHT_PX = 113;

const Waiting = () => (
  <SkeletonGroup label="正在加载订单">
    <SkeletonRows rows={6} rowHeight={ROW_HEIGHT_PX} />
  </SkeletonGroup>
);
