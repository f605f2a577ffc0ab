import type { EvaluationItem } from '@cheyantong/contract';
import { ArrowUp, Check, CircleAlert } from 'lucide-react';
import styles from './remark.module.css';

const ICONS = { met: Check, toNext: ArrowUp, held: CircleAlert } as const;

/** Why so many stars, in one line. */
export function Remark({ remark: { tone, text } }: { remark: NonNullable<EvaluationItem['remark']> }) {
  const Icon = ICONS[tone];
  return (
    <p className={styles.remark} data-tone={tone}>
      <Icon aria-hidden="true" />
      {text}
    </p>
  );
}
