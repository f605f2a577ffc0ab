import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { useControl } from './field-context.ts';
import styles from './input.module.css';
import { asNumberText, numberFromText, within } from './typed-number.ts';

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
  value,
  defaultValue,
  onValueChange,
  onValueCommitted,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decimals = 2,
  suffix,
  size,
  className,
  ...rest
}: NumberInputProps) {
  const control = useControl();
  const limits = { min, max, decimals };
  const [own, setOwn] = useState(defaultValue ?? null);
  const number = value === undefined ? own : value;
  // What is typed stands as it is typed, as long as its number is the one that counts.
  const [typed, setTyped] = useState<{ text: string; number: number | null }>();
  const text = typed?.number === number ? typed.text : (number?.toString() ?? '');

  function change(next: number | null): void {
    setOwn(next);
    if (next !== number) onValueChange?.(next);
  }

  function type(raw: string): void {
    const next = asNumberText(raw);
    const said = numberFromText(next, limits);
    setTyped({ text: next, number: said === undefined ? number : said });
    if (said !== undefined) change(said);
  }

  function pressKey(event: KeyboardEvent): void {
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (steps === 0) return;
    event.preventDefault();
    const next = within((number ?? 0) + steps * step, limits);
    setTyped(undefined);
    change(next);
    onValueCommitted?.(next);
  }

  function finish(): void {
    if (!typed) return;
    setTyped(undefined);
    onValueCommitted?.(number);
  }

  return (
    <div className={classNames(styles.frame, size === 'small' && styles.small, className)}>
      <input
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        {...control}
        {...rest}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={pressKey}
        onBlur={finish}
        className={styles.control}
      />
      {suffix && <span className={classNames(styles.affix, styles.suffix)}>{suffix}</span>}
    </div>
  );
}
