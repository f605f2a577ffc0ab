import { SERVICES, serviceOfOrderType } from '@cheyantong/domain';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { isNarrowed, type OrdersQuery, ordersAddress } from './orders-query.ts';

/** Why nothing is shown, and the way on: past the last page, too narrow a filter, or nothing ordered yet. */
export function NoOrders({ query }: { query: OrdersQuery }) {
  if (query.pageNum > 1) {
    return (
      <EmptyState
        title="这一页没有订单"
        action={<ButtonLink to={ordersAddress({ ...query, pageNum: 1 })}>回到第一页</ButtonLink>}
      />
    );
  }
  if (isNarrowed(query)) {
    return (
      <EmptyState
        title="没有符合条件的订单"
        action={
          <ButtonLink tone="secondary" to={ordersAddress({ orderType: query.orderType })}>
            清除筛选
          </ButtonLink>
        }
      >
        换个状态、关键词或日期再试试。
      </EmptyState>
    );
  }
  const { name, path } = SERVICES[serviceOfOrderType(query.orderType ?? 0)];
  return (
    <EmptyState title="还没有订单" action={<ButtonLink to={path}>去看{name}</ButtonLink>}>
      下单后，付款、进度和报告都会出现在这里。
    </EmptyState>
  );
}
