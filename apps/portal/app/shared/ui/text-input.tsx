import { X } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useControl } from './field-context.ts';
import styles from './input.module.css';
import { KEYBOARDS, type Keyboard } from './keyboards.ts';
import { typeInto } from './type-into.ts';

interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'size' | 'type' | 'inputMode' | 'onChange'> {
  onValueChange?: ((text: string) => void) | undefined;
  keyboard: Keyboard;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Offers a button that empties the input. */
  clearable?: boolean | undefined;
  size?: 'medium' | 'small' | undefined;
  className?: string | undefined;
}

export function TextInput({
  keyboard,
  prefix,
  suffix,
  clearable,
  size,
  className,
  placeholder,
  onValueChange,
  ...rest
}: TextInputProps) {
  const control = useControl();
  return (
    <div className={classNames(styles.frame, size === 'small' && styles.small, className)}>
      {prefix && <span className={classNames(styles.affix, styles.prefix)}>{prefix}</span>}
      {/* A blank placeholder lets the style sheet see that the input is empty. */}
      <input
        type="text"
        {...KEYBOARDS[keyboard]}
        {...control}
        {...rest}
        placeholder={placeholder ?? ' '}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
        className={styles.control}
      />
      {clearable && (
        <button type="button" className={styles.clear} aria-label="清除" onClick={emptyNeighbour}>
          <X aria-hidden="true" />
        </button>
      )}
      {suffix && <span className={classNames(styles.affix, styles.suffix)}>{suffix}</span>}
    </div>
  );
}

function emptyNeighbour(event: MouseEvent<HTMLButtonElement>) {
  const input = event.currentTarget.parentElement?.querySelector('input');
  if (!input) return;
  typeInto(input, '');
  input.focus();
}
