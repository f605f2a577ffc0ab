import type { ReactNode } from 'react';
import styles from './sheet-section.module.css';

interface SheetSectionProps {
  /** The anchor the contents lead to. */
  id: string;
  number?: number | undefined;
  title: string;
  remark?: ReactNode;
  children: ReactNode;
}

/** A part of a document, numbered where the document is. */
export function SheetSection({ id, number, title, remark, children }: SheetSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          {title}
        </h2>
        {remark && <p className={styles.remark}>{remark}</p>}
      </header>
      {children}
    </section>
  );
}
