import { Bell, LogOut, UserRound } from 'lucide-react';
import { useLogOut } from '../../features/account/index.ts';
import { PAGES } from '../../pages.ts';
import { DropdownMenu, MenuItem, MenuLink } from '../../shared/ui/dropdown-menu.tsx';
import type { Layer, Triggered } from '../../shared/ui/on-demand.tsx';

export interface UserMenuProps extends Triggered {
  unread: number;
}

export default function UserMenu({ unread, trigger, openOnHover, defaultOpen }: Layer<UserMenuProps>) {
  const logOut = useLogOut();
  return (
    <DropdownMenu trigger={trigger} openOnHover={openOnHover} defaultOpen={defaultOpen} align="end">
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
