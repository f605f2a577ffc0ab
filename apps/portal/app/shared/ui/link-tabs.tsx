import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

interface LinkTabsProps {
  label: string;
  items: ReadonlyArray<{ to: string; label: ReactNode }>;
  size?: 'large' | 'medium' | undefined;
}

/** Tabs that are pages: real links, the current one marked. */
export function LinkTabs({ label, items, size = 'medium' }: LinkTabsProps) {
  return (
    <nav className={classNames(styles.list, styles[size])} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} className={classNames(styles.tab)}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
