import { OTPField } from '@base-ui/react/otp-field';
import { type ClipboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './code-boxes.module.css';
import { codeFromText } from './code-from-text.ts';

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
  const [typed, setTyped] = useState('');
  const code = value ?? typed;

  function change(next: string) {
    setTyped(next);
    onValueChange?.(next);
    if (next.length === length && next !== code) onComplete?.(next);
  }

  /** A whole code replaces everything, whichever box it lands in; other text is left to the boxes. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = codeFromText(event.clipboardData.getData('text/plain'), length);
    if (!pasted || disabled || readOnly) return;
    event.preventDefault();
    const boxes = event.currentTarget.parentElement?.querySelectorAll('input');
    flushSync(() => change(pasted));
    boxes?.item(length - 1).focus();
  }

  return (
    <OTPField.Root
      length={length}
      value={code}
      onValueChange={change}
      disabled={disabled}
      readOnly={readOnly}
      name={name}
      className={styles.boxes}
    >
      {Array.from({ length }, (_, index) => (
        <OTPField.Input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
          key={index}
          className={styles.box}
          onPaste={paste}
          autoFocus={autoFocus && index === 0}
          {...(index > 0 && { 'aria-label': `第 ${index + 1} 位，共 ${length} 位` })}
        />
      ))}
    </OTPField.Root>
  );
}
