import { Slider as BaseSlider } from '@base-ui/react/slider';
import type { CSSProperties } from 'react';
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
  const shareOf = (at: number): number => (at - min) / (max - min);
  return (
    <BaseSlider.Root
      className={styles.slider}
      value={value}
      onValueChange={onValueChange}
      {...(onValueCommitted && { onValueCommitted })}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      // The other way to keep the thumb inside the track needs an inline script.
      thumbAlignment="edge-client-only"
    >
      <BaseSlider.Control className={styles.control}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.filled} />
          {mark !== undefined && (
            <span
              className={styles.mark}
              style={{ '--share': shareOf(mark) } as CSSProperties}
              aria-hidden="true"
            />
          )}
          <BaseSlider.Thumb
            className={styles.thumb}
            getAriaLabel={() => label}
            {...(valueText && { getAriaValueText: (_, at: number) => valueText(at) })}
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick.value}
              className={styles.tick}
              style={{ '--share': shareOf(tick.value) } as CSSProperties}
            >
              {tick.label}
            </span>
          ))}
        </div>
      )}
    </BaseSlider.Root>
  );
}
