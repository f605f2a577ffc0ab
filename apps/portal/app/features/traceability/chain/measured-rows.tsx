import type { TraceNode } from '@cheyantong/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styles from './measured-rows.module.css';

/** What was measured, against what was asked for. */
export function MeasuredRows({ tests }: { tests: TraceNode['tests'] }) {
  return (
    <ul className={styles.tests}>
      {tests.map(({ item, limit, measured, passed }) => {
        const Icon = passed ? CircleCheck : CircleAlert;
        return (
          <li key={item} className={styles.test}>
            <span className={styles.item}>{item}</span>
            <span className={styles.limit}>{limit && `要求 ${limit}`}</span>
            <span>实测 {measured}</span>
            <span className={styles.passed} data-passed={passed}>
              <Icon aria-hidden="true" />
              {passed ? '合格' : '不合格'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
