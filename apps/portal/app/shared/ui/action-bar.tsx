import type { ReactNode } from 'react';
import styles from './action-bar.module.css';
import { classNames } from './class-names.ts';

interface ActionBarProps {
  label: string;
  /** The buttons share the width. */
  equal?: boolean | undefined;
  children: ReactNode;
}

/** What a phone's page is about, at the lower edge of the window: the price, and the button within the thumb's reach. */
export function ActionBar({ label, equal, children }: ActionBarProps) {
  return (
    <section className={classNames(styles.bar, equal && styles.equal)} aria-label={label} data-print="hide">
      {children}
    </section>
  );
}
