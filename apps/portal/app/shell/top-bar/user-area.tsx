import { maskPhone } from '@cheyantong/domain';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useUnreadCount } from '../../features/messages/index.ts';
import { loginAddress } from '../../shared/login/login-address.ts';
import { useHere } from '../../shared/navigation/use-here.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { openedOnDemand } from '../../shared/ui/on-demand.tsx';
import styles from './top-bar.module.css';
import type { UserMenuProps } from './user-menu.tsx';

/** Login and register for a visitor, the personal menu for a member. */
export function UserArea({ compact = false }: { compact?: boolean }) {
  const user = useSession((state) => state.user);
  return (
    <div className={styles.account}>
      {user ? <Member mobile={user.mobile} compact={compact} /> : <LoginLinks compact={compact} />}
    </div>
  );
}

function LoginLinks({ compact }: { compact: boolean }) {
  const address = loginAddress(useHere());
  return (
    <div className={styles.login}>
      <ButtonLink to={address} size="small">
        登录
      </ButtonLink>
      {!compact && (
        <ButtonLink to={address} size="small" tone="secondary">
          注册
        </ButtonLink>
      )}
    </div>
  );
}

const UserMenu = openedOnDemand<UserMenuProps>(() => import('./user-menu.tsx'), {
  'aria-haspopup': 'menu',
  'aria-expanded': false,
});

function Member({ mobile, compact }: { mobile: string; compact: boolean }) {
  const unread = useUnreadCount();
  return (
    <UserMenu
      unread={unread}
      openOnHover={!compact}
      trigger={
        <button
          type="button"
          className={styles.quiet}
          aria-label={`会员 ${maskPhone(mobile)}${unread > 0 ? `，${unread} 条未读消息` : ''}`}
        >
          <span className={styles.user} data-unread={unread > 0 || undefined}>
            <CircleUserRound className={styles.icon} aria-hidden="true" />
          </span>
          {!compact && <span className={styles.digits}>{maskPhone(mobile)}</span>}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      }
    />
  );
}
