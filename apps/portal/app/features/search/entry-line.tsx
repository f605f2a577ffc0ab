import {
  BadgeCheck,
  ClipboardCheck,
  Factory,
  FileText,
  type LucideIcon,
  Recycle,
  Wrench,
} from 'lucide-react';
import { drawingSizes } from '../../shared/car-drawing.ts';
import { LazyImage } from '../../shared/ui/lazy-image/lazy-image.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { Entry, EntryKind } from './entry.ts';
import styles from './entry-line.module.css';
import { marked } from './marked.tsx';

const ICONS: Partial<Record<EntryKind, LucideIcon>> = {
  code: BadgeCheck,
  brands: Factory,
  partKinds: Recycle,
  places: Wrench,
  evaluations: ClipboardCheck,
  articles: FileText,
};

interface EntryLineProps {
  entry: Entry;
  kind: EntryKind;
  /** Marked where they stand in the title. */
  keywords: string;
  onChosen?: () => void;
}

/** What was found, in a line that leads there; a series has shortcuts beside it. */
export function EntryLine({ entry, kind, keywords, onChosen }: EntryLineProps) {
  const Icon = ICONS[kind];
  return (
    <div className={styles.line} data-kind={kind}>
      <Link to={entry.to} data-stop="" className={styles.link} onClick={onChosen}>
        {Icon && <Icon className={styles.icon} aria-hidden="true" />}
        {entry.imageUrl && (
          <span className={styles.picture}>
            <LazyImage
              src={entry.imageUrl}
              srcSet={drawingSizes(entry.imageUrl)}
              sizes="72px"
              alt=""
              ratio="4 / 3"
            />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title}>{marked(entry.title, keywords)}</span>
          <span className={styles.remark}>
            {entry.remark}
            {entry.price && (
              <>
                {' '}
                <span className={styles.price}>{entry.price}</span>
              </>
            )}
          </span>
        </span>
      </Link>
      {entry.shortcuts && (
        <span className={styles.shortcuts}>
          {entry.shortcuts.map(({ to, words }) => (
            <Link
              key={words}
              to={to}
              className={styles.shortcut}
              onClick={onChosen}
              aria-label={`${entry.title} ${words}`}
            >
              {words}
            </Link>
          ))}
        </span>
      )}
    </div>
  );
}
