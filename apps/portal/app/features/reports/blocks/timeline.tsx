import type { ReactNode } from 'react';
import styles from './timeline.module.css';
import { yearGroups } from './year-groups.ts';

export interface TimelineEntry {
  key: string;
  /** yyyy-MM-dd */
  date: string;
  title: ReactNode;
  /** Serious ones stand out by their mark as well as by their words. */
  tone?: 'plain' | 'caution' | 'bad' | undefined;
  aside?: ReactNode;
  content?: ReactNode;
}

/** What happened, newest first, year by year. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <div className={styles.timeline}>
      {yearGroups(entries).map(({ year, entries: ofYear }) => (
        <section key={year} className={styles.year} aria-label={`${year} 年`}>
          <h3 className={styles.yearName}>{year}</h3>
          <ol className={styles.entries}>
            {ofYear.map(({ key, date, title, tone = 'plain', aside, content }) => (
              <li key={key} className={styles.entry} data-tone={tone}>
                <time dateTime={date} className={styles.date}>
                  {date.slice(5).replace('-', '.')}
                </time>
                <div className={styles.body}>
                  <p className={styles.title}>
                    <span>{title}</span>
                    {aside && <span className={styles.aside}>{aside}</span>}
                  </p>
                  {content}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
