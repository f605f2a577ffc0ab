import type { OrderDetail } from '@cheyantong/contract';
import { minuteOf } from '@cheyantong/domain';
import { Card } from '../../../shared/ui/card.tsx';
import styles from './timeline.module.css';

/** What happened to the order, who did it and why; the newest on top. */
export function Timeline({ events }: { events: OrderDetail['timeline'] }) {
  return (
    <Card title="订单记录">
      <ol className={styles.timeline}>
        {/* Events are only ever added: their place in the row is theirs. */}
        {events.toReversed().map((event) => (
          <li key={events.indexOf(event)} className={styles.event}>
            <p className={styles.label}>{event.label}</p>
            {event.remark && <p>{event.remark}</p>}
            <p className={styles.source}>
              <time>{minuteOf(event.time)}</time> · {event.actor}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
