import type { ReactNode } from 'react';
import styles from './detail-layout.module.css';

interface DetailLayoutProps {
  /** Stays in view beside the parts; on phones its content stands among them. */
  side?: ReactNode;
  sideLabel?: string | undefined;
  /** Under both columns, over the whole width. */
  below?: ReactNode;
  children: ReactNode;
}

/** One thing and all that is known of it, with the offer beside it. */
export function DetailLayout({ side, sideLabel, below, children }: DetailLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        <div className={styles.main}>{children}</div>
        {side && (
          <aside className={styles.side} aria-label={sideLabel}>
            {side}
          </aside>
        )}
      </div>
      {below}
    </div>
  );
}
