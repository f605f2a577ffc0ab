import { orderStatusOfCode, reportAddress } from '@cheyantong/domain';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Steps } from '../../../shared/ui/steps.tsx';
import { CancelQuestion } from '../cancel-question.tsx';
import { nextStepOf } from '../next-step.ts';
import type { AnyOrderDetail } from '../order-queries.ts';
import { STATUS_LOOKS } from '../status-badge.tsx';
import { TimeToPay } from '../time-to-pay.tsx';
import { usePayOrder } from '../use-pay-order.ts';
import { useRefreshOrders } from '../use-refresh-orders.ts';
import styles from './status-head.module.css';
import { statusSentence, stepsOf } from './status-words.ts';

export function StatusHead({ order }: { order: AnyOrderDetail }) {
  const { tone, icon: Icon } = STATUS_LOOKS[orderStatusOfCode(order.status)];
  const steps = stepsOf(order);
  return (
    <Card aria-label="订单状态" className={styles.head}>
      <div className={styles.now}>
        <Icon className={styles.icon} data-tone={tone} aria-hidden="true" />
        <div className={styles.words} role="status">
          <h2 className={styles.status}>{order.statusLabel}</h2>
          <p className={styles.sentence}>{statusSentence(order)}</p>
        </div>
        <Actions order={order} />
      </div>
      {steps && <Steps label="订单进度" steps={steps.names} current={steps.current} />}
    </Card>
  );
}

function Actions({ order }: { order: AnyOrderDetail }) {
  const [leaving, setLeaving] = useState(false);
  const refreshOrders = useRefreshOrders();
  const pay = usePayOrder('servicePage');
  const step = nextStepOf(order);
  return (
    <div className={styles.actions}>
      {order.expireTime && (
        <TimeToPay expireTime={order.expireTime} onEnd={refreshOrders} className={styles.countdown} />
      )}
      {order.cancelable && (
        <Button tone="secondary" onClick={() => setLeaving(true)}>
          取消订单
        </Button>
      )}
      {step === 'pay' && (
        <Button loading={pay.isPending} onClick={() => pay.mutate(order)}>
          去支付
        </Button>
      )}
      {step === 'report' && (
        <ButtonLink to={reportAddress(order.orderType, order.orderNo)}>查看报告</ButtonLink>
      )}
      <CancelQuestion order={leaving ? order : null} onDone={() => setLeaving(false)} />
    </div>
  );
}
