import { ChevronRight, Download, type LucideIcon, UserX } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { useMyConsents } from '../../agreements/index.ts';
import { RAIL_ENTRIES } from '../rail/rail-entries.ts';
import styles from './ways-on.module.css';

interface Way {
  title: string;
  to: string;
  icon: LucideIcon;
}

const OWN_DATA: readonly Way[] = [
  { title: '导出我的数据', to: `${PAGES.privacy.path}#export`, icon: Download },
  { title: '注销账号', to: `${PAGES.privacy.path}#close`, icon: UserX },
];

/** Where the overview does not reach. On phones, which have no rail, that is every page of the personal centre. */
export function WaysOn() {
  const isMobile = useIsMobile();
  const entries = RAIL_ENTRIES.filter(({ name }) => (isMobile ? name !== 'overview' : name === 'privacy'));
  return (
    <nav className={styles.ways} aria-label="更多">
      <ul>
        {[...entries, ...OWN_DATA].map(({ title, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <Icon aria-hidden="true" />
              {title}
              {to === PAGES.privacy.path && <ConsentsInForce />}
              <ChevronRight className={styles.chevron} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ConsentsInForce() {
  const consents = useMyConsents();
  const inForce = consents.data?.given.filter(({ withdrawnTime }) => withdrawnTime === null).length;
  return inForce ? <span className={styles.state}>{inForce} 项授权在用</span> : null;
}
