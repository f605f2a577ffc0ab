import type { ComponentProps } from 'react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { useControl } from './field-context.ts';
import inputStyles from './input.module.css';
import styles from './textarea.module.css';

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** With `maxLength` it counts along. */
export function Textarea({
  value,
  defaultValue = '',
  onValueChange,
  rows = 4,
  maxLength,
  className,
  ...rest
}: TextareaProps) {
  const control = useControl();
  const [typed, setTyped] = useState(defaultValue);
  const length = (value ?? typed).length;

  function change(next: string) {
    setTyped(next);
    onValueChange?.(next);
  }

  return (
    <div className={classNames(inputStyles.frame, styles.frame, className)}>
      <textarea
        {...control}
        {...rest}
        rows={rows}
        maxLength={maxLength}
        value={value ?? typed}
        onChange={(event) => change(event.currentTarget.value)}
        className={classNames(inputStyles.control, styles.control)}
      />
      {maxLength !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {length} / {maxLength}
        </span>
      )}
    </div>
  );
}
