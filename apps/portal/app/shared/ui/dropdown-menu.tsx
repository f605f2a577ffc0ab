import { Menu } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './dropdown-menu.module.css';
import { Link } from './link.tsx';
import popupStyles from './popup.module.css';
import { useBackCloses } from './use-back-closes.ts';

interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  openOnHover?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  defaultOpen?: boolean | undefined;
  /** `MenuItem`, `MenuLink` and `MenuSeparator`. */
  children: ReactNode;
}

/** Heavy: what every page has a menu of fetches it when it is opened (`openedOnDemand`). */
export function DropdownMenu({
  trigger,
  openOnHover,
  align = 'start',
  defaultOpen = false,
  children,
}: DropdownMenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  useBackCloses(open, () => setOpen(false));
  return (
    <Menu.Root modal={false} open={open} onOpenChange={setOpen}>
      <Menu.Trigger render={trigger} openOnHover={openOnHover} delay={120} closeDelay={120} />
      <Menu.Portal>
        <Menu.Positioner
          className={popupStyles.positioner}
          align={align}
          sideOffset={6}
          collisionPadding={16}
        >
          <Menu.Popup className={classNames(popupStyles.surface, popupStyles.list, styles.menu)}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface MenuEntry {
  icon?: ReactNode;
  children: ReactNode;
}

interface MenuItemProps extends MenuEntry {
  onSelect: () => void;
  disabled?: boolean | undefined;
  tone?: 'danger' | undefined;
}

export function MenuItem({ icon, onSelect, disabled, tone, children }: MenuItemProps) {
  return (
    <Menu.Item
      className={classNames(popupStyles.item, tone === 'danger' && styles.danger)}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      <span className={popupStyles.itemText}>{children}</span>
    </Menu.Item>
  );
}

export function MenuLink({
  icon,
  to,
  newTab,
  children,
}: MenuEntry & { to: string; newTab?: boolean | undefined }) {
  return (
    <Menu.LinkItem
      className={popupStyles.item}
      closeOnClick
      render={<Link to={to} {...(newTab && { target: '_blank' })} />}
    >
      {icon}
      <span className={popupStyles.itemText}>{children}</span>
    </Menu.LinkItem>
  );
}

export function MenuSeparator() {
  return <Menu.Separator className={popupStyles.separator} />;
}
