import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useIsMobile } from '../../../shared/settings.ts';
import { RAIL_ENTRIES } from '../rail/rail-entries.ts';
import styles from './ways-on.module.css';

/** Where the overview does not reach. On phones, which have no rail, that is every page of the personal centre. */
export function WaysOn() {
  const isMobile = useIsMobile();
  const ways = RAIL_ENTRIES.filter(({ name }) =>
    isMobile ? name !== 'overview' : name === 'authentication',
  );
  return (
    <nav className={styles.ways} aria-label="更多">
      <ul>
        {ways.map(({ name, title, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={styles.way}>
              <Icon aria-hidden="true" />
              {title}
              <ChevronRight className={styles.chevron} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
