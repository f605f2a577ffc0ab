import { Check } from 'lucide-react';
import styles from './steps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** Counts from 0; equal to `steps.length` when all are done. */
  current: number;
}

/** 选择 → 核验 → 支付 → 生成 */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'future';
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            {...(state === 'current' && { 'aria-current': 'step' })}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Check /> : index + 1}
            </span>
            <span>
              {name}
              {state === 'done' && <VisuallyHidden>（已完成）</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
