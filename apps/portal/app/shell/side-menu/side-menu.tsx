import { ChevronRight, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useLocation } from 'react-router';
import { crumbsOf } from '../../shared/navigation/crumbs.ts';
import { useCurrentPage } from '../../shared/navigation/current-page.ts';
import { useSettings } from '../../shared/settings.ts';
import { Link } from '../../shared/ui/link.tsx';
import { isWithin, type MenuEntry, menuFor } from './menu.ts';
import styles from './side-menu.module.css';

export function SideMenu({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const { appEnv } = useSettings();
  const { pathname } = useLocation();
  const { id: current } = useCurrentPage();
  const above = current ? crumbsOf(current).map(({ href }) => href) : [];
  const Toggle = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav className={styles.menu} aria-label="主菜单" data-open={open} data-print="hide">
      <ul className={styles.entries}>
        {menuFor(appEnv).map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            active={isWithin(current, entry)}
            standing={(path) => (pathname === path ? 'page' : above.includes(path) ? 'location' : undefined)}
            open={open}
          />
        ))}
      </ul>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={onToggle}>
        <Toggle className={styles.icon} aria-hidden="true" />
        <span className={styles.name}>{open ? '收起菜单' : '展开菜单'}</span>
      </button>
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  active: boolean;
  /** Whether a page is the one shown, or above it. */
  standing: (path: string) => 'page' | 'location' | undefined;
  open: boolean;
}

function Entry({ entry, active, standing, open }: EntryProps) {
  const { name, path, icon: Icon, sub } = entry;
  const unfolded = active && open && sub.length > 0;
  return (
    <li className={styles.entry} data-active={active}>
      <Link
        to={path}
        className={styles.link}
        aria-current={active ? 'true' : undefined}
        title={open ? undefined : name}
      >
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.name}>{name}</span>
        {sub.length > 0 && (
          <ChevronRight className={styles.chevron} data-unfolded={unfolded} aria-hidden="true" />
        )}
      </Link>
      {sub.length > 0 && (
        <ul className={unfolded ? styles.inlineList : styles.flyout} aria-label={name}>
          {sub.map((page) => (
            <li key={page.path}>
              <Link to={page.path} className={styles.subLink} aria-current={standing(page.path)}>
                {page.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
