import type { OrderType } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { LoginInvitation } from '../../../shared/login/login-invitation.tsx';
import { useMember, useSession } from '../../../shared/session/session.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { readOrdersQuery } from '../list/orders-query.ts';
import { orderQuery } from '../order-queries.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderView } from './order-view.tsx';

export default function OrderDetailPage() {
  const loggedIn = useSession((state) => state.token !== null);
  const [search] = useSearchParams();
  const orderNo = search.get('orderNo')?.trim() ?? '';
  return (
    <>
      <PageHeading aside={orderNo && `订单号 ${orderNo}`}>{PAGES.orderDetail.title}</PageHeading>
      {loggedIn ? (
        <OwnOrder key={orderNo} orderType={readOrdersQuery(search).orderType ?? null} orderNo={orderNo} />
      ) : (
        <LoginInvitation>登录后查看这笔订单。</LoginInvitation>
      )}
    </>
  );
}

/** The gateway's answer to a number that is nobody's or somebody else's: one and the same. */
const REFUSED = 400;

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && failure.status === REFUSED;

function OwnOrder({ orderType, orderNo }: { orderType: OrderType | null; orderNo: string }) {
  const order = useQuery({
    ...orderQuery(useMember(), orderType, orderNo),
    enabled: orderNo !== '',
    retry: (tries, failure) => !isMissing(failure) && tries < 1,
  });
  if (orderNo === '' || order.data === null || isMissing(order.error)) return <OrderMissing />;
  if (order.isPending) return <DetailSkeleton />;
  if (order.isError) {
    return (
      <ErrorState onRetry={() => order.refetch()} retrying={order.isFetching}>
        {order.error.message}
      </ErrorState>
    );
  }
  return <OrderView order={order.data} />;
}
