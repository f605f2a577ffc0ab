import { useLocation } from 'react-router';
import { readKeywords, SearchBox } from '../../features/search/index.ts';
import { PAGES } from '../../pages.ts';
import { CityPicker } from './city-picker.tsx';
import { ElderSwitch } from './elder-switch.tsx';
import { Logo } from './logo.tsx';
import { MiniProgramPopover } from './mini-program-popover.tsx';
import styles from './top-bar.module.css';
import { UserArea } from './user-area.tsx';

/** The desktop bar; on /login neither the city is asked for nor anything else, and nothing leads to where one is. */
export function TopBar({ isLogin }: { isLogin: boolean }) {
  return (
    <header className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <Logo />
        {!isLogin && (
          <>
            <CityPicker />
            <Search />
          </>
        )}
        <div className={styles.tools}>
          <ElderSwitch />
          <MiniProgramPopover />
          {!isLogin && <UserArea />}
        </div>
      </div>
    </header>
  );
}

/** On the page of results the box holds the words in force. */
function Search() {
  const { pathname, search } = useLocation();
  const keywords = pathname === PAGES.search.path ? readKeywords(new URLSearchParams(search)) : undefined;
  return (
    <div className={styles.search}>
      <SearchBox keywords={keywords} />
    </div>
  );
}
