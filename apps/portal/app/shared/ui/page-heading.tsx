import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The name of a page, with a short explanation beside it. */
export function PageHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{children}</h1>
      {aside && <p className={styles.aside}>{aside}</p>}
    </header>
  );
}
