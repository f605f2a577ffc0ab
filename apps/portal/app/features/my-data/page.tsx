import { PAGES } from '../../pages.ts';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useSession } from '../../shared/session/session.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { ProfileCard, SessionsCard } from '../account/index.ts';
import { ConsentsCard } from '../agreements/index.ts';
import styles from './my-data.module.css';

/** What we know about the member, who has seen it, and everything they can decide about it. */
export default function PrivacyPage() {
  const loggedIn = useSession((state) => state.token !== null);
  return (
    <>
      <PageHeading aside="您的资料、授权和号码去向，都由您决定">{PAGES.privacy.title}</PageHeading>
      {loggedIn ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileCard />
            <ConsentsCard />
          </div>
          <div className={styles.column}>
            <SessionsCard />
          </div>
        </div>
      ) : (
        <LoginInvitation>登录后查看您的资料、授权和谁看过您的号码。</LoginInvitation>
      )}
    </>
  );
}
