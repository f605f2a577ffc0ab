import { NumberField } from '@base-ui/react/number-field';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './input.module.css';

export interface NumberInputProps {
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  /** At every keystroke that makes a number, `null` when emptied. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** When the visitor has finished: leaves the input, or presses an arrow key. */
  onValueCommitted?: ((value: number | null) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Decimal places kept. */
  decimals?: number | undefined;
  suffix?: ReactNode;
  placeholder?: string | undefined;
  size?: 'medium' | 'small' | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
}

export function NumberInput({
  decimals = 2,
  suffix,
  placeholder,
  size,
  className,
  'aria-label': ariaLabel,
  ...rest
}: NumberInputProps) {
  return (
    <NumberField.Root
      {...rest}
      locale="zh-CN"
      format={{ maximumFractionDigits: decimals, useGrouping: false }}
      className={classNames(styles.frame, size === 'small' && styles.small, className)}
    >
      <NumberField.Input
        className={styles.control}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        placeholder={placeholder}
        aria-label={ariaLabel}
      />
      {suffix && <span className={classNames(styles.affix, styles.suffix)}>{suffix}</span>}
    </NumberField.Root>
  );
}
