import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { useNamedControl } from './field-context.ts';

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'onChange' | 'type'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of what it stands for, not all. */
  indeterminate?: boolean | undefined;
  /** The sentence beside the box. Without one, give an `aria-label`. */
  children?: ReactNode;
  className?: string | undefined;
}

export function Checkbox({
  children,
  className,
  indeterminate = false,
  onCheckedChange,
  readOnly = false,
  ...rest
}: CheckboxProps) {
  const control = useNamedControl();
  const show = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.box}>
        <input
          ref={show}
          type="checkbox"
          {...control}
          {...rest}
          // The browser has no such state for a box.
          aria-readonly={readOnly || undefined}
          onChange={(event) => !readOnly && onCheckedChange?.(event.currentTarget.checked)}
          className={styles.input}
        />
        <span className={styles.mark}>
          {indeterminate ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
        </span>
      </span>
      {children && <span>{children}</span>}
    </label>
  );
}
