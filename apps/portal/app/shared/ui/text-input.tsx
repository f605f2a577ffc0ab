import { Input } from '@base-ui/react/input';
import { X } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './input.module.css';
import { KEYBOARDS, type Keyboard } from './keyboards.ts';

interface TextInputProps
  extends Omit<ComponentProps<typeof Input>, 'className' | 'prefix' | 'size' | 'type' | 'inputMode'> {
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
  ...rest
}: TextInputProps) {
  return (
    <div className={classNames(styles.frame, size === 'small' && styles.small, className)}>
      {prefix && <span className={classNames(styles.affix, styles.prefix)}>{prefix}</span>}
      {/* A blank placeholder lets the style sheet see that the input is empty. */}
      <Input {...KEYBOARDS[keyboard]} {...rest} placeholder={placeholder ?? ' '} className={styles.control} />
      {clearable && (
        <button type="button" className={styles.clear} aria-label="清除" onClick={emptyNeighbour}>
          <X aria-hidden="true" />
        </button>
      )}
      {suffix && <span className={classNames(styles.affix, styles.suffix)}>{suffix}</span>}
    </div>
  );
}

/** Empties the input as typing would, so that controlled, uncontrolled and form-library owners all hear of it. */
function emptyNeighbour(event: MouseEvent<HTMLButtonElement>) {
  const input = event.currentTarget.parentElement?.querySelector('input');
  if (!input) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
