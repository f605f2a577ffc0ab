import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'large' | 'medium' | 'small' | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  /** Stands before the words. */
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps the width and the focus, and ignores presses until it is over. */
  loading?: boolean | undefined;
}

export function Button({
  tone,
  size,
  block,
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(lookOf({ tone, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof Link> {}

/** A place to go that looks like a button. */
export function ButtonLink({ tone, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(lookOf({ tone, size, block }), className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}

function lookOf({ tone = 'primary', size = 'medium', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[tone], styles[size], block && styles.block);
}
