import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './section-tabs.module.css';
import { SECTIONS, type SectionId } from './sections.ts';

const IDS = Object.keys(SECTIONS) as SectionId[];

/** Contents of the page; the part one is reading is marked. */
export function SectionTabs() {
  const reading = useReadSection();
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

/** A section is being read once its head has passed this part of the window. */
const READING_LINE = 0.3;

function useReadSection(): SectionId {
  const [reading, setReading] = useState<SectionId>('profile');
  useEffect(() => {
    // Whichever section crosses the line, and in whatever leap, the answer is read from where all of them are now.
    const observer = new IntersectionObserver(() => setReading(sectionAtLine()), {
      rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    for (const id of IDS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return reading;
}

const sectionAtLine = (): SectionId => IDS.findLast(hasPassedLine) ?? 'profile';

function hasPassedLine(id: SectionId): boolean {
  const section = document.getElementById(id);
  return section !== null && section.getBoundingClientRect().top < window.innerHeight * READING_LINE;
}
