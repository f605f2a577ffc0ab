import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** The line above a section of the home page: its name, a remark, and the way to all of it. */
export function SectionHeading({
  children,
  remark,
  aside,
}: {
  children: ReactNode;
  remark?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <header className={styles.heading}>
      <h2 className={styles.title}>{children}</h2>
      {remark && <p className={styles.remark}>{remark}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
