import { getOrder, type OrderDetail } from '@cheyantong/contract';
import { orderStatusOfCode, REPORT_STATUSES } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PAGES } from '../../../pages.ts';
import { call } from '../../../shared/call.ts';
import { useMember } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Steps } from '../../../shared/ui/steps.tsx';
import styles from './being-made.module.css';
import { TitledPage } from './titled-page.tsx';

/** The order is asked, not the report: a report that is not there yet would be a failure each time. */
const POLL_MS = 3000;
const STEPS = ['支付完成', '服务机构处理中', '报告签发'];
const MAKING = 1;

interface BeingMadeProps {
  orderNo: string;
  /** The order says that its report is there. */
  onReady: () => void;
}

/** The report is on its way, or its order has come to another end; the order tells which. */
export function BeingMade({ orderNo, onReady }: BeingMadeProps) {
  const member = useMember();
  const { data: order, dataUpdatedAt } = useQuery({
    queryKey: ['member', member, 'order of a report', orderNo],
    queryFn: ({ signal }) => call(getOrder, { params: { orderNo } }, signal),
    enabled: orderNo !== '',
    retry: false,
    refetchInterval: POLL_MS,
  });
  const isReady = order?.reportStatus === REPORT_STATUSES.ready;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer that says so is a reason to look, and nothing else
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, dataUpdatedAt]);

  return (
    <TitledPage>
      <div className={styles.card} role="status">
        {order && !isStillComing(order) ? (
          <EmptyState title={`订单${order.statusLabel}，没有可查看的报告`} action={<ToOrder order={order} />}>
            款项与进度以订单详情为准。
          </EmptyState>
        ) : (
          <>
            <div className={styles.steps}>
              <Steps label="报告进度" steps={STEPS} current={MAKING} />
            </div>
            <EmptyState title="报告正在生成" action={order && <ToOrder order={order} />}>
              您可以留在这里，报告好了会自动打开；也可以稍后从订单进入。
            </EmptyState>
          </>
        )}
      </div>
    </TitledPage>
  );
}

const ToOrder = ({ order: { orderType, orderNo } }: { order: OrderDetail }) => (
  <ButtonLink tone="secondary" to={`${PAGES.orderDetail.path}?orderType=${orderType}&orderNo=${orderNo}`}>
    查看订单
  </ButtonLink>
);

function isStillComing({ status, reportStatus }: OrderDetail): boolean {
  const isUnderWay = ['paid', 'inService', 'completed'].includes(orderStatusOfCode(status));
  return isUnderWay && reportStatus !== REPORT_STATUSES.failed;
}
