import { useLocation } from 'react-router';
import styles from './contents.module.css';
import { Link } from './link.tsx';
import { useReadSection } from './use-read-section.ts';

interface Entry {
  /** The id of the element it leads to. */
  id: string;
  title: string;
  /** How many things in it want attention. */
  alerts?: number | undefined;
  /** Stands among the others without a number, as what follows a text does. */
  isUncounted?: boolean | undefined;
}

interface ContentsProps {
  entries: readonly [Entry, ...Entry[]];
  /** Entries are counted from here; 0 is not written, since an opening has no number. Left out, none has one. */
  numberFrom?: 0 | 1 | undefined;
}

/** Contents of a document, beside it; the part one is reading is marked. */
export function Contents({ entries, numberFrom }: ContentsProps) {
  const [first, ...others] = entries;
  const reading = useReadSection([first.id, ...others.map(({ id }) => id)]);
  const { search } = useLocation();
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.title}>
        目录
      </h2>
      <ol className={styles.entries}>
        {entries.map(({ id, title, alerts = 0, isUncounted }, index) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              replace
              className={styles.entry}
              aria-current={id === reading ? 'true' : undefined}
            >
              {numberFrom !== undefined && !isUncounted && index + numberFrom > 0 && (
                <span className={styles.number}>{index + numberFrom}</span>
              )}
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
