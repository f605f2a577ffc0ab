import { Slider as BaseSlider } from '@base-ui/react/slider';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** Values written below the track. */
  ticks?: ReadonlyArray<{ value: number; label: string }> | undefined;
  disabled?: boolean | undefined;
}

/** A number by dragging; put it under a `NumberInput` with the same value for exact entry. */
export function Slider({ label, value, onValueChange, min, max, step, ticks, disabled }: SliderProps) {
  return (
    <BaseSlider.Root
      className={styles.slider}
      value={value}
      onValueChange={onValueChange}
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
          <BaseSlider.Thumb className={styles.thumb} getAriaLabel={() => label} />
        </BaseSlider.Track>
      </BaseSlider.Control>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick.value}
              className={styles.tick}
              style={{
                insetInlineStart: `${((tick.value - min) / (max - min)) * 100}%`,
              }}
            >
              {tick.label}
            </span>
          ))}
        </div>
      )}
    </BaseSlider.Root>
  );
}
