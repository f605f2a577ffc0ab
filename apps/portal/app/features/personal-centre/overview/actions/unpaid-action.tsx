import type { OrderRow } from '@cheyantong/contract';
import { momentOf, PAYMENT, yuanText } from '@cheyantong/domain';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { clockWords } from '../../../../shared/clock-words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useSecondsLeft } from '../../../../shared/use-seconds-left.ts';
import { CancelQuestion, usePayOrder, useRefreshOrders } from '../../../orders/index.ts';
import { ActionCard } from './action-card.tsx';
import styles from './next-actions.module.css';

/** The newest order that waits for its money, and how long it still does. */
export function UnpaidAction({ order }: { order: OrderRow }) {
  const pay = usePayOrder('orderList');
  const [leaving, setLeaving] = useState(false);
  return (
    <ActionCard
      occasion="待付款"
      icon={Hourglass}
      tone="urgent"
      note="超时自动取消，不收费"
      title={order.orderItems[0]?.skuName ?? order.orderTypeLabel}
      remark={[order.vehicleName, order.vinMasked && `VIN 尾号 ${order.vinMasked.slice(-4)}`]
        .filter(Boolean)
        .join(' · ')}
      buttons={
        <>
          <Button loading={pay.isPending} onClick={() => pay.mutate(order)}>
            付款 ¥{yuanText(order.paymentAmount)}
          </Button>
          <Button tone="secondary" className={styles.small} onClick={() => setLeaving(true)}>
            取消订单
          </Button>
        </>
      }
    >
      {order.expireTime && <TimeLeft key={order.orderNo} expireTime={order.expireTime} />}
      <CancelQuestion order={leaving ? order : null} onDone={() => setLeaving(false)} />
    </ActionCard>
  );
}

const WINDOW_SECONDS = PAYMENT.windowMs / 1000;

/** By the visitor's clock, so it is a hint: the gateway decides, and is asked when the time is over. */
function TimeLeft({ expireTime }: { expireTime: string }) {
  const refreshOrders = useRefreshOrders();
  const secondsLeft = Math.min(useSecondsLeft(momentOf(expireTime)?.getTime() ?? null) ?? 0, WINDOW_SECONDS);
  const isOver = secondsLeft === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) refreshOrders();
  }, [isOver]);
  return (
    <>
      <p className={styles.clock} role="timer">
        <span className={styles.digits}>{clockWords(secondsLeft)}</span>
        <span className={styles.clockName}>剩余时间</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(secondsLeft / WINDOW_SECONDS) * 100}%` }} />
      </div>
    </>
  );
}
