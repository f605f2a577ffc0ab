import { useSearchParams } from 'react-router';
import { PAGES } from '../../pages.ts';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useSession } from '../../shared/session/session.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { ProfileCard, SessionsCard } from '../account/index.ts';
import { ConsentsCard } from '../agreements/index.ts';
import { OfflineCard } from '../offline/index.ts';
import { ClosingCard } from './closing/closing-card.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './my-data.module.css';
import { NumberViews } from './number-views.tsx';
import { NUMBER_VIEWS } from './number-views-address.ts';

/** What we know about the member, who has seen it, and everything they can decide about it. */
export default function PrivacyPage() {
  const loggedIn = useSession((state) => state.token !== null);
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading aside="您的资料、授权和号码去向，都由您决定">{PAGES.privacy.title}</PageHeading>
      {loggedIn ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileCard />
            <ConsentsCard />
            <NumberViews query={NUMBER_VIEWS.read(search)} />
          </div>
          <div className={styles.column}>
            <SessionsCard />
            <ExportCard />
            <OfflineCard />
            <ClosingCard />
          </div>
        </div>
      ) : (
        <LoginInvitation>登录后查看您的资料、授权和谁看过您的号码。</LoginInvitation>
      )}
    </>
  );
}
