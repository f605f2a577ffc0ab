import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
  /** `float` is the round white one that lies on pictures. */
  tone?: 'quiet' | 'outline' | 'float' | undefined;
  size?: 'medium' | 'small' | undefined;
}

export function IconButton({
  label,
  tone = 'quiet',
  size = 'medium',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[tone], styles[size], className)}
    />
  );
}
