import { ChevronDown, List } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../shared/ui/link.tsx';
import { useReadSection } from '../../../shared/ui/use-read-section.ts';
import styles from './phone-contents.module.css';

interface Entry {
  id: string;
  title: string;
}

/** On phones: a chip that stays in view, names the part one is reading and unfolds the contents. */
export function PhoneContents({ entries }: { entries: readonly [Entry, ...Entry[]] }) {
  const [first, ...others] = entries;
  const reading = useReadSection([first.id, ...others.map(({ id }) => id)]);
  const { search } = useLocation();
  const chip = useRef<HTMLDetailsElement>(null);
  const fold = () => chip.current?.removeAttribute('open');
  return (
    <details ref={chip} className={styles.chip} data-print="hide">
      <summary className={styles.summary}>
        <List aria-hidden="true" />
        目录
        <span className={styles.reading}>{entries.find(({ id }) => id === reading)?.title}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <nav aria-label="目录">
        <ol className={styles.entries}>
          {entries.map(({ id, title }, index) => (
            <li key={id}>
              <Link
                to={{ search, hash: id }}
                replace
                className={styles.entry}
                aria-current={id === reading ? 'true' : undefined}
                onClick={fold}
              >
                <span className={styles.number}>{index > 0 && index}</span>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
