import { Menu, Search } from 'lucide-react';
import { useState } from 'react';
import { PAGES } from '../../pages.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { shownOnDemand } from '../../shared/ui/on-demand.tsx';
import { CityPicker } from './city-picker.tsx';
import { Logo } from './logo.tsx';
import type { MobileMenuProps } from './mobile-menu.tsx';
import styles from './top-bar.module.css';
import { UserArea } from './user-area.tsx';

const MobileMenu = shownOnDemand<MobileMenuProps>(
  () => import('./mobile-menu.tsx'),
  (props) => props.onClose(),
);

/** The bar for phones and tablets: the side menu hides behind a button. */
export function MobileBar({ isLogin }: { isLogin: boolean }) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        {!isLogin && (
          <IconButton label="打开菜单" aria-expanded={menuOpen} onClick={() => setMenuOpen(true)}>
            <Menu />
          </IconButton>
        )}
        <Logo compact />
        <div className={styles.tools}>
          {!isLogin && (
            <>
              <Link to={PAGES.search.path} className={styles.quiet} aria-label="站内搜索">
                <Search className={styles.icon} aria-hidden="true" />
              </Link>
              <CityPicker short />
              <UserArea compact />
            </>
          )}
        </div>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
