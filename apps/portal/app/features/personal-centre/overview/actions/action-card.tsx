import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './next-actions.module.css';

interface ActionCardProps {
  /** Why it stands here: 待付款, 报告已出. */
  occasion: string;
  icon: LucideIcon;
  tone: 'urgent' | 'good' | 'plain';
  /** At the far end of the first line. */
  note?: string;
  /** What it is about. */
  title: string;
  remark?: ReactNode;
  /** Between the words and the buttons. */
  children?: ReactNode;
  buttons: ReactNode;
}

/** One thing to do now, with its buttons at the foot. */
export function ActionCard({
  occasion,
  icon: Icon,
  tone,
  note,
  title,
  remark,
  children,
  buttons,
}: ActionCardProps) {
  return (
    <section className={styles.card} data-tone={tone} aria-label={occasion}>
      <header className={styles.head}>
        <h2 className={styles.occasion}>
          <Icon aria-hidden="true" />
          {occasion}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      <p className={styles.title}>{title}</p>
      {remark && <p className={styles.remark}>{remark}</p>}
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </section>
  );
}
