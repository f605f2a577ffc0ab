import type { ReactNode } from 'react';
import styles from './trace-layout.module.css';

interface TraceLayoutProps {
  band: ReactNode;
  side: ReactNode;
  /** Over the whole width, under both. */
  below?: ReactNode;
  children: ReactNode;
}

/** The answer over all, then the chain beside the object. */
export function TraceLayout({ band, side, below, children }: TraceLayoutProps) {
  return (
    <div className={styles.page}>
      {band}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.side} aria-label="这一件">
          {side}
        </aside>
      </div>
      {below}
    </div>
  );
}
