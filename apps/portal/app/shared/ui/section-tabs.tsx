import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import styles from './section-tabs.module.css';
import { useReadSection } from './use-read-section.ts';

interface SectionTabsProps<Id extends string> {
  /** The names of the parts of the page by the ids of their elements, in their order. */
  sections: Readonly<Record<Id, string>>;
}

/** Contents of the page in one row; the part one is reading is marked. */
export function SectionTabs<Id extends string>({ sections }: SectionTabsProps<Id>) {
  const ids = Object.keys(sections) as [Id, ...Id[]];
  const reading = useReadSection(ids);
  const { search } = useLocation();
  return (
    <nav className={styles.tabs} aria-label="页内导航">
      {ids.map((id) => (
        <Link
          key={id}
          to={{ search, hash: id }}
          replace
          className={styles.tab}
          aria-current={id === reading ? 'true' : undefined}
        >
          {sections[id]}
        </Link>
      ))}
    </nav>
  );
}
