import { Link, useLocation } from 'react-router';
import { useReadSection } from '../../../shared/use-read-section.ts';
import styles from './section-tabs.module.css';
import { SECTIONS, type SectionId } from './sections.ts';

const IDS = Object.keys(SECTIONS) as [SectionId, ...SectionId[]];

/** Contents of the page; the part one is reading is marked. */
export function SectionTabs() {
  const reading = useReadSection(IDS);
  const { search } = useLocation();
  return (
    <nav className={styles.tabs} aria-label="页内导航">
      {IDS.map((id) => (
        <Link
          key={id}
          to={{ search, hash: id }}
          replace
          className={styles.tab}
          aria-current={id === reading ? 'true' : undefined}
        >
          {SECTIONS[id]}
        </Link>
      ))}
    </nav>
  );
}
