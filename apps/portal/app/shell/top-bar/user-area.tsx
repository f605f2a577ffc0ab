import { maskPhone } from '@cheyantong/domain';
import { ChevronDown, CircleUserRound, LogOut, UserRound } from 'lucide-react';
import { useLogOut } from '../../features/account/index.ts';
import { loginAddress } from '../../shared/login/login-address.ts';
import { useHere } from '../../shared/navigation/use-here.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLink } from '../../shared/ui/dropdown-menu.tsx';
import styles from './top-bar.module.css';

/** Login and register for a visitor, the personal menu for a member. */
export function UserArea({ compact = false }: { compact?: boolean }) {
  const user = useSession((state) => state.user);
  return user ? <UserMenu mobile={user.mobile} compact={compact} /> : <LoginLinks compact={compact} />;
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
  return (
    <DropdownMenu
      openOnHover={!compact}
      align="end"
      trigger={
        <button type="button" className={styles.quiet} aria-label={`会员 ${maskPhone(mobile)}`}>
          <CircleUserRound className={styles.icon} aria-hidden="true" />
          {!compact && <span className={styles.digits}>{maskPhone(mobile)}</span>}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      }
    >
      <MenuLink to="/personalCenter" newTab icon={<UserRound />}>
        个人中心
      </MenuLink>
      <MenuItem onSelect={logOut} icon={<LogOut />}>
        退出登录
      </MenuItem>
    </DropdownMenu>
  );
}
