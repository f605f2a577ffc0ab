import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from '../../shared/ui/link.tsx';
import styles from './neighbour-links.module.css';

interface Neighbour {
  to: string;
  title: string;
}

interface NeighbourLinksProps {
  label: string;
  /** The word counted: 篇, 条. */
  unit: string;
  older: Neighbour | null;
  newer: Neighbour | null;
}

/** The older and the newer one of the same list. */
export function NeighbourLinks({ label, unit, older, newer }: NeighbourLinksProps) {
  return (
    <nav className={styles.neighbours} aria-label={label} data-print="hide">
      {older ? (
        <Link to={older.to} className={styles.link}>
          <span className={styles.word}>
            <ArrowLeft aria-hidden="true" />
            上一{unit}
          </span>
          <span className={styles.title}>{older.title}</span>
        </Link>
      ) : (
        <span />
      )}
      {newer && (
        <Link to={newer.to} className={styles.next}>
          <span className={styles.word}>
            下一{unit}
            <ArrowRight aria-hidden="true" />
          </span>
          <span className={styles.title}>{newer.title}</span>
        </Link>
      )}
    </nav>
  );
}
