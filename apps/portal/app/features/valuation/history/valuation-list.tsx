import { listValuationOrders, type OrderRow } from '@cheyantong/contract';
import { PAGE } from '@cheyantong/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { call } from '../../../shared/call.ts';
import { useMember } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { ORDERS_KEY } from '../../orders/index.ts';
import styles from './valuation-list.module.css';
import { ValuationRow } from './valuation-row.tsx';

interface ValuationListProps {
  page: number;
  hrefFor: (page: number) => string;
}

/** The member's paid valuations, newest first. */
export function ValuationList({ page, hrefFor }: ValuationListProps) {
  const orders = useQuery({
    queryKey: [...ORDERS_KEY, 'valuations', useMember(), page],
    queryFn: ({ signal }) => call(listValuationOrders, { body: { pageNum: page } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (orders.isPending) return <Waiting />;
  if (orders.isError) {
    return (
      <ErrorState onRetry={() => orders.refetch()} retrying={orders.isFetching}>
        {orders.error.message}
      </ErrorState>
    );
  }
  const { list, total } = orders.data;
  if (list.length === 0) {
    return (
      <EmptyState title="还没有估值" action={<ButtonLink to={PAGES.estimate.path}>去估值</ButtonLink>}>
        购买的估值报告会出现在这里，随时可以再看。
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="估值" aria-busy={orders.isPlaceholderData}>
        {list.map((order: OrderRow) => (
          <ValuationRow key={order.orderNo} order={order} />
        ))}
      </ul>
      {total > PAGE.defaultSize && (
        <Pagination
          label="估值分页"
          page={page}
          pageSize={PAGE.defaultSize}
          total={total}
          unit="笔"
          hrefFor={hrefFor}
        />
      )}
    </>
  );
}

const Waiting = () => (
  <SkeletonGroup label="正在加载估值">
    <div className={styles.waiting}>
      <SkeletonBlock height={88} />
      <SkeletonBlock height={88} />
      <SkeletonBlock height={88} />
    </div>
  </SkeletonGroup>
);
