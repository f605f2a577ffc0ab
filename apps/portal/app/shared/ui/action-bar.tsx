import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** What a phone's page is about, at the lower edge of the window: the price, and the button within the thumb's reach. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
    </section>
  );
}
