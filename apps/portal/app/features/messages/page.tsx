import { useSearchParams } from 'react-router';
import { PAGES } from '../../pages.ts';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useSession } from '../../shared/session/session.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';
import { MESSAGES } from './messages-address.ts';
import { SmsSettings } from './sms-settings.tsx';

export default function MessagesPage() {
  const loggedIn = useSession((state) => state.token !== null);
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading aside="订单、报告、认证与账号的变化，保留一年">{PAGES.messages.title}</PageHeading>
      {loggedIn ? (
        <div className={styles.columns}>
          <MessageList query={MESSAGES.read(search)} />
          <SmsSettings />
        </div>
      ) : (
        <LoginInvitation>登录后查看您的消息。</LoginInvitation>
      )}
    </>
  );
}
