import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { FieldContext } from './field-context.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { isSameRange, type NumberRange, orderedRange } from './number-range.ts';
import styles from './range-input.module.css';

interface RangeInputProps extends Pick<NumberInputProps, 'min' | 'max' | 'size'> {
  /** What is bounded, e.g. 价格: the ends are named “最低…” and “最高…”. */
  label: string;
  value: NumberRange;
  /** When the visitor leaves the pair or presses Enter; the lower bound always comes first. */
  onChange: (range: NumberRange) => void;
  unit?: string | undefined;
}

/** Two numbers that bound a range; an empty end means no bound. */
export function RangeInput({ label, value, onChange, unit, ...limits }: RangeInputProps) {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (!isSameRange(given, value)) {
    setGiven(value);
    setTyped(value);
  }
  const [from, to] = typed;

  function finish() {
    const range = orderedRange(typed);
    if (!isSameRange(range, typed)) setTyped(range);
    if (!isSameRange(range, value)) onChange(range);
  }

  /** Not between the two ends: then half of a new range would be taken for the whole. */
  function finishOnLeaving(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) finish();
  }

  function finishOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') finish();
  }

  return (
    <fieldset className={styles.range} aria-label={label} onBlur={finishOnLeaving} onKeyDown={finishOnEnter}>
      {/* Each end has a name of its own: of the field around the pair, both would get the same. */}
      <FieldContext value={null}>
        <NumberInput
          {...limits}
          className={styles.end}
          aria-label={`最低${label}`}
          placeholder="最低"
          value={from}
          onValueChange={(next) => setTyped([next, to])}
        />
        <span aria-hidden="true">–</span>
        <NumberInput
          {...limits}
          className={styles.end}
          aria-label={`最高${label}`}
          placeholder="最高"
          value={to}
          onValueChange={(next) => setTyped([from, next])}
        />
      </FieldContext>
      {unit && <span>{unit}</span>}
    </fieldset>
  );
}
