import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { useControl } from './field-context.ts';
import styles from './radio-group.module.css';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  options: ReadonlyArray<RadioOption<Value>>;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Round marks in a column or row, or framed tiles of equal width. */
  look?: 'column' | 'row' | 'tiles' | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  'aria-label'?: string | undefined;
}

/** One of a few. Stands in a `Field` with `group`, whose label names it. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  look = 'column',
  name,
  disabled,
  'aria-label': ariaLabel,
}: RadioGroupProps<Value>) {
  const id = useId();
  const { name: nameOfField, disabled: isFieldDisabled, ...said } = useControl();
  const [picked, setPicked] = useState(defaultValue);
  const chosen = value ?? picked;
  const isTile = look === 'tiles';

  function choose(next: Value): void {
    setPicked(next);
    onValueChange?.(next);
  }

  return (
    <div
      role="radiogroup"
      {...(ariaLabel ? { 'aria-label': ariaLabel } : said)}
      className={classNames(styles.group, styles[look])}
    >
      {options.map((option, place) => (
        <label key={option.value} className={isTile ? styles.tile : styles.option}>
          <span className={isTile ? styles.coveringRadio : styles.radio}>
            <input
              type="radio"
              // Those of one name are one group to the keyboard.
              name={`${name ?? nameOfField ?? ''}${id}`}
              value={option.value}
              checked={option.value === chosen}
              disabled={disabled || isFieldDisabled || option.disabled}
              // Its description, too, is part of what is read.
              aria-labelledby={`${id}${place}`}
              onChange={() => choose(option.value)}
              className={styles.input}
            />
            {isTile && (
              <span className={styles.tick}>
                <Check aria-hidden="true" />
              </span>
            )}
          </span>
          <span id={`${id}${place}`} className={styles.text}>
            <span className={styles.label}>{option.label}</span>
            {option.description && <span className={styles.description}>{option.description}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
