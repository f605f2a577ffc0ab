import { FAILURES } from '@cheyantong/domain';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ordersAddress } from '../list/orders-query.ts';

/** Not there and not yours are one answer. */
export function OrderMissing() {
  return (
    <EmptyState
      title={FAILURES.A0401.sentence}
      action={<ButtonLink to={ordersAddress()}>查看我的订单</ButtonLink>}
    >
      可能是链接有误，或这笔订单属于另一个账号。
    </EmptyState>
  );
}
