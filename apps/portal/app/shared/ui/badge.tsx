import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

interface BadgeProps {
  tone?: 'good' | 'neutral' | 'caution' | 'bad' | 'brand' | undefined;
  /** Says the same as the colour, for those who do not see it. */
  icon?: ReactNode;
  /** A hairline instead of a tint, for remarks such as 演示数据. */
  outline?: boolean | undefined;
  children: ReactNode;
}

/** A short judgement or state beside the thing it is about. */
export function Badge({ tone = 'neutral', icon, outline, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, outline ? styles.outline : styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
