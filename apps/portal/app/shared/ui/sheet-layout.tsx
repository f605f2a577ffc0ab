import type { ReactNode } from 'react';
import styles from './sheet-layout.module.css';

interface SheetLayoutProps {
  /** The id of the document's title. */
  labelledBy?: string | undefined;
  /** Stays in view beside the document, and is not printed. */
  aside?: ReactNode;
  asideLabel?: string | undefined;
  children: ReactNode;
}

/** A document as a sheet of paper, with its contents and what can be done with it beside it. */
export function SheetLayout({ labelledBy, aside, asideLabel, children }: SheetLayoutProps) {
  return (
    <div className={styles.page}>
      <article className={styles.sheet} aria-labelledby={labelledBy}>
        {children}
      </article>
      {aside && (
        <aside className={styles.aside} data-print="hide" aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  );
}

/** What belongs to the document, in one frame beside it. */
export function SheetPanel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
