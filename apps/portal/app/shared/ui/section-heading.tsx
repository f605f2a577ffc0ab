import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** For the section to be named by. */
  id?: string | undefined;
  children: ReactNode;
  remark?: ReactNode;
  /** The way to all of it. */
  aside?: ReactNode;
}

/** The line above a section that is no card: its name, a remark, and where it goes on. */
export function SectionHeading({ id, children, remark, aside }: SectionHeadingProps) {
  return (
    <header className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {remark && <p className={styles.remark}>{remark}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
