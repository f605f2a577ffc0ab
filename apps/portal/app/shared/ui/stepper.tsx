import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  /** What is counted. */
  unit?: string | undefined;
}

/** A small whole number, one more or one less at a press. */
export function Stepper({ label, value, onValueChange, min, max, unit }: StepperProps) {
  return (
    <NumberField.Root
      value={value}
      // Emptied while typing: the last number stands until another one does.
      onValueChange={(next) => next !== null && onValueChange(next)}
      min={min}
      max={max}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
      locale="zh-CN"
      className={styles.stepper}
    >
      <NumberField.Group className={styles.group}>
        <NumberField.Decrement className={styles.step} aria-label={`${label}减一`}>
          <Minus aria-hidden="true" />
        </NumberField.Decrement>
        <NumberField.Input className={styles.input} aria-label={label} />
        <NumberField.Increment className={styles.step} aria-label={`${label}加一`}>
          <Plus aria-hidden="true" />
        </NumberField.Increment>
      </NumberField.Group>
      {unit && <span className={styles.unit}>{unit}</span>}
    </NumberField.Root>
  );
}
