import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** When the thumb is let go, and at every key. */
  onValueCommitted?: ((value: number) => void) | undefined;
  /** The value as it is read out. */
  valueText?: ((value: number) => string) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** Values written below the track. */
  ticks?: ReadonlyArray<{ value: number; label: string }> | undefined;
  /** A value to measure the own one against, as a line across the track. */
  mark?: number | undefined;
  disabled?: boolean | undefined;
}

/** A number by dragging; put it under a `NumberInput` with the same value for exact entry. */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommitted,
  valueText,
  min,
  max,
  step,
  ticks,
  mark,
  disabled,
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useEffectEvent((event: Event) =>
    onValueCommitted?.(Number((event.target as HTMLInputElement).value)),
  );
  // React's change is the browser's input, at every move; the browser's change comes at the end of one.
  useEffect(() => {
    const range = input.current;
    const finish = (event: Event) => commit(event);
    range?.addEventListener('change', finish);
    return () => range?.removeEventListener('change', finish);
  }, []);

  const share = (at: number) =>
    ({ '--share': Math.min(Math.max((at - min) / (max - min), 0), 1) }) as CSSProperties;
  return (
    <div>
      <div className={styles.control}>
        {mark !== undefined && <span className={styles.mark} style={share(mark)} aria-hidden="true" />}
        <input
          ref={input}
          type="range"
          aria-label={label}
          aria-valuetext={valueText?.(value)}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          style={share(value)}
          className={styles.range}
        />
      </div>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick.value} className={styles.tick} style={share(tick.value)}>
              {tick.label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
