import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './code-boxes.module.css';
import { boxAfterKey, codeAfterKey, codeWith, digitsOf } from './code-editing.ts';
import { codeFromText } from './code-from-text.ts';
import { useControl } from './field-context.ts';

interface CodeBoxesProps {
  length?: number | undefined;
  value?: string | undefined;
  onValueChange?: ((code: string) => void) | undefined;
  /** Called once with the whole code, typed, pasted or filled in from the message. */
  onComplete?: ((code: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** While the code is being tried: nothing changes, and the focus stays. */
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  name?: string | undefined;
}

/** A one-time code, one box per digit. Stands in a `Field`, whose label names the whole group. */
export function CodeBoxes({
  length = 6,
  value,
  onValueChange,
  onComplete,
  disabled,
  readOnly,
  autoFocus,
  name,
}: CodeBoxesProps) {
  const { disabled: isFieldDisabled, 'aria-labelledby': labelId, ...said } = useControl();
  const group = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState<number>();
  const code = value ?? typed;
  const firstEmpty = Math.min(code.length, length - 1);

  const focusBox = (place: number) => group.current?.querySelectorAll('input').item(place).focus();

  function change(next: string, place: number): void {
    // The box that gets the focus knows by then whether it is filled.
    flushSync(() => {
      setTyped(next);
      if (next !== code) onValueChange?.(next);
    });
    focusBox(Math.min(place, next.length, length - 1));
    if (next.length === length && next !== code) onComplete?.(next);
  }

  function type(box: HTMLInputElement, place: number): void {
    if (readOnly) return;
    const digits = digitsOf(box.value);
    if (digits) change(codeWith(code, place, digits, length), place + digits.length);
    else if (box.value === '') change(codeAfterKey(code, place, 'Delete'), place);
  }

  /** A whole code replaces everything, whichever box it lands in; of other text the digits are taken. */
  function paste(event: ClipboardEvent, place: number): void {
    event.preventDefault();
    if (readOnly) return;
    const text = event.clipboardData.getData('text/plain');
    const whole = codeFromText(text, length);
    const digits = digitsOf(text);
    if (whole) change(whole, length);
    else if (digits) change(codeWith(code, place, digits, length), place + digits.length);
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>, place: number): void {
    const next = boxAfterKey(event.key, place, code, length);
    if (next === undefined) return;
    event.preventDefault();
    if (readOnly) focusBox(next);
    else change(codeAfterKey(code, place, event.key), next);
  }

  /** Digits stand without gaps: the first empty box takes the next one. What is there is typed over. */
  function enter({ currentTarget }: FocusEvent<HTMLInputElement>, place: number): void {
    if (place > firstEmpty) focusBox(firstEmpty);
    else {
      setFocused(place);
      currentTarget.select();
    }
  }

  return (
    <fieldset
      ref={group}
      aria-labelledby={labelId}
      aria-describedby={said['aria-describedby']}
      className={styles.boxes}
      onBlur={() => setFocused(undefined)}
    >
      {Array.from({ length }, (_, place) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
          key={place}
          type="text"
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={place === length - 1 ? 'done' : 'next'}
          // A message's code is filled into the first box as a whole.
          maxLength={place === 0 ? length : undefined}
          // One stop for the tab key; arrows lead from box to box.
          tabIndex={place === (focused ?? firstEmpty) ? 0 : -1}
          value={code[place] ?? ''}
          data-filled={place < code.length || undefined}
          data-invalid={said['data-invalid']}
          aria-invalid={said['aria-invalid']}
          disabled={disabled ?? isFieldDisabled}
          readOnly={readOnly}
          // biome-ignore lint/a11y/noAutofocus: asked for where the code is what the visitor came for
          autoFocus={autoFocus && place === 0}
          {...(place === 0
            ? { 'aria-labelledby': labelId }
            : { 'aria-label': `第 ${place + 1} 位，共 ${length} 位` })}
          onChange={(event) => type(event.currentTarget, place)}
          onKeyDown={(event) => pressKey(event, place)}
          onPaste={(event) => paste(event, place)}
          onFocus={(event) => enter(event, place)}
          className={styles.box}
        />
      ))}
      {name && <input type="hidden" name={name} value={code} />}
    </fieldset>
  );
}
