import type { ReactNode } from 'react';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Where it goes on. */
  more?: { words: string; to: string };
  children: ReactNode;
}

export function Section({ title, more, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.more} aria-label={`${title}：${more.words}`}>
            {more.words} ›
          </Link>
        )}
      </header>
      <div className={styles.card}>{children}</div>
    </section>
  );
}
