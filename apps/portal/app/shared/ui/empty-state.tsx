import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty, or what would fill it. */
  children?: ReactNode;
  /** The next step: usually a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Replaces the drawing. */
  drawing?: ReactNode;
}

export function EmptyState({ title, children, action, drawing = <EmptySheet /> }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** A blank record sheet under a magnifying glass. */
function EmptySheet() {
  return (
    <svg viewBox="0 0 120 96" width="120" height="96" fill="none" className={styles.sheet}>
      <title>空</title>
      <ellipse cx="60" cy="88" rx="44" ry="5" className={styles.shade} />
      <path d="M30 12h44l14 14v56H30z" className={styles.paper} />
      <path d="M74 12v14h14" className={styles.stroke} />
      <path d="M40 36h26M40 46h36M40 56h18" className={styles.faint} />
      <circle cx="76" cy="60" r="15" className={styles.lens} />
      <path d="m87 71 12 12" className={styles.handle} />
    </svg>
  );
}
