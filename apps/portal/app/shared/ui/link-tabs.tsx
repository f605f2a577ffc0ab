import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

interface LinkTabsProps {
  label: string;
  items: ReadonlyArray<{ to: string; label: ReactNode }>;
  size?: 'large' | 'medium' | undefined;
}

/** Tabs that are pages: real links, the current one marked. */
export function LinkTabs({ label, items, size = 'medium' }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => showCurrent(strip.current), [pathname]);
  return (
    <nav ref={strip} className={classNames(styles.list, styles[size])} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={classNames(styles.tab)}
          aria-current={isIn(item.to, pathname) ? 'page' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

/** A page, or one below it. */
const isIn = (to: string, pathname: string): boolean => `${pathname}/`.startsWith(`${to}/`);

/** Where a narrow screen cuts the strip, the tab of this page stands in its middle. */
function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector('[aria-current]');
  if (!strip || !current) return;
  strip.scrollLeft += middleOf(current) - middleOf(strip);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
