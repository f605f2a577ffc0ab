import type { OrderDetail } from '@cheyantong/contract';
import { minuteOf, yuanText } from '@cheyantong/domain';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import styles from './detail.module.css';

type Refund = OrderDetail['refunds'][number];

/** Everything that went or goes back, also money that was paid twice or too late. */
export function RefundCard({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <Card title="退款">
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={refund.refundNo} className={styles.refund}>
            <p className={styles.refundHead}>
              <strong className={styles.digits}>¥{yuanText(refund.amount)}</strong>
              <span>{refund.statusLabel}</span>
            </p>
            <Facts
              narrow
              facts={[
                ['原因', refund.reason],
                ['退回到', refund.channelLabel],
                ['退款单号', refund.refundNo],
                ['申请时间', minuteOf(refund.createTime)],
                ['到账时间', refund.doneTime && minuteOf(refund.doneTime)],
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
