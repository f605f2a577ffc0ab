import { maskPhone } from '@cheyantong/domain';
import { Bell, ChevronDown, CircleUserRound, LogOut, UserRound } from 'lucide-react';
import { useLogOut } from '../../features/account/index.ts';
import { useUnreadCount } from '../../features/messages/index.ts';
import { PAGES } from '../../pages.ts';
import { loginAddress } from '../../shared/login/login-address.ts';
import { useHere } from '../../shared/navigation/use-here.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLink } from '../../shared/ui/dropdown-menu.tsx';
import styles from './top-bar.module.css';

/** Login and register for a visitor, the personal menu for a member. */
export function UserArea({ compact = false }: { compact?: boolean }) {
  const user = useSession((state) => state.user);
  return (
    <div className={styles.account}>
      {user ? <UserMenu mobile={user.mobile} compact={compact} /> : <LoginLinks compact={compact} />}
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

function UserMenu({ mobile, compact }: { mobile: string; compact: boolean }) {
  const logOut = useLogOut();
  const unread = useUnreadCount();
  return (
    <DropdownMenu
      openOnHover={!compact}
      align="end"
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
    >
      <MenuLink to="/personalCenter" newTab icon={<UserRound />}>
        个人中心
      </MenuLink>
      <MenuLink to={PAGES.messages.path} icon={<Bell />}>
        {unread > 0 ? `消息（${unread} 条未读）` : PAGES.messages.title}
      </MenuLink>
      <MenuItem onSelect={logOut} icon={<LogOut />}>
        退出登录
      </MenuItem>
    </DropdownMenu>
  );
}
