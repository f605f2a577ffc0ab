import { PAGES } from '../../../pages.ts';
import { InstallHint } from '../../../shared/install/install-hint.tsx';
import { useIsMobile } from '../../../shared/settings.ts';
import hidden from '../../../shared/ui/visually-hidden.module.css';
import { NextActions } from './actions/next-actions.tsx';
import { MemberHeader } from './member-header.tsx';
import { MyFavorites } from './my-favorites.tsx';
import { MyNumber } from './my-number.tsx';
import { MyOrders } from './my-orders.tsx';
import { MyReports } from './my-reports.tsx';
import styles from './overview.module.css';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { useAnswered } from './use-answered.ts';
import { WaysOn } from './ways-on.tsx';

/** What waits for the member first, then the newest of everything, each with the way to all of it. */
export function Overview() {
  const answered = useAnswered();
  return (
    <>
      <h1 className={hidden.hidden}>{PAGES.personalCenter.title}</h1>
      {answered ? <Answered /> : <OverviewSkeleton />}
    </>
  );
}

function Answered() {
  const isMobile = useIsMobile();
  return (
    <div className={styles.overview}>
      <MemberHeader />
      <NextActions />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MyOrders />
          <MyNumber />
        </div>
        <div className={styles.column}>
          {!isMobile && <MyReports />}
          <MyFavorites />
          <WaysOn />
          {isMobile && <InstallHint />}
        </div>
      </div>
    </div>
  );
}
