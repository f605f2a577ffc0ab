import type { UsedCarPrice } from '@cheyantong/contract';
import { confidenceOf, MOST_CONFIDENT } from './confidence.ts';
import styles from './confidence-meter.module.css';

const STEPS = Array.from({ length: MOST_CONFIDENT }, (_, index) => index + 1);

/** The word, with as many filled steps as it deserves. */
export function ConfidenceMeter({ answer }: { answer: UsedCarPrice }) {
  const { level, words } = confidenceOf(answer);
  return (
    <span className={styles.meter}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-filled={step <= level || undefined} />
        ))}
      </span>
      {words}
    </span>
  );
}
