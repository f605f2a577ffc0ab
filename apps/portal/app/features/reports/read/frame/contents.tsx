import { Link, useLocation } from 'react-router';
import { useReadSection } from '../../../../shared/use-read-section.ts';
import type { ReportSection } from '../report-view.ts';
import styles from './contents.module.css';

type Entry = Pick<ReportSection, 'id' | 'title' | 'alerts'>;

/** Contents of the document; the part one is reading is marked. */
export function Contents({ entries }: { entries: readonly [Entry, ...Entry[]] }) {
  const [first, ...others] = entries;
  const reading = useReadSection([first.id, ...others.map(({ id }) => id)]);
  const { search } = useLocation();
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.title}>
        目录
      </h2>
      <ol className={styles.entries}>
        {entries.map(({ id, title, alerts = 0 }, index) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              replace
              className={styles.entry}
              aria-current={id === reading ? 'true' : undefined}
            >
              {index > 0 && <span className={styles.number}>{index}</span>}
              {title}
              {alerts > 0 && (
                <span className={styles.alerts} role="img" aria-label={`${alerts} 项需留意`}>
                  {alerts}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
