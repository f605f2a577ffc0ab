import type { Ticket } from '@cheyantong/contract';
import { minuteOf } from '@cheyantong/domain';
import { Badge } from '../../shared/ui/badge.tsx';
import styles from './ticket-view.module.css';

const TONES = { received: 'caution', answered: 'good', closed: 'neutral' } as const;
const EVENT_NAMES = { received: '已收到', answered: '答复', closed: '结束' } as const;

/** A ticket as whoever asked sees it: what they wrote, and what became of it. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  const { ticketNo, topicName, status, statusLabel, reference, content, events } = ticket;
  return (
    <article className={styles.ticket} aria-label={`留言 ${ticketNo}`}>
      <header className={styles.head}>
        <span className={styles.number}>{ticketNo}</span>
        <Badge tone={TONES[status]}>{statusLabel}</Badge>
      </header>
      <p className={styles.facts}>{reference ? `${topicName} · ${reference}` : topicName}</p>
      <p className={styles.content}>{content}</p>
      <ol className={styles.events}>
        {events.map(({ kind, time, text }) => (
          <li key={`${kind} ${time} ${text ?? ''}`} data-kind={kind}>
            <p className={styles.moment}>
              <strong>{EVENT_NAMES[kind]}</strong>
              <time dateTime={time.replace(' ', 'T')}>{minuteOf(time)}</time>
            </p>
            {text && <p className={styles.answer}>{text}</p>}
          </li>
        ))}
      </ol>
    </article>
  );
}
