import type { RetentionRow } from '@cheyantong/contract';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import styles from './change-words.module.css';

interface ChangeWordsProps {
  change: RetentionRow['rankChange'];
  /** The edition it is compared with. */
  lastPeriod: string | null;
}

/** Places won or lost since the last edition; a dash only where there was none. */
export function ChangeWords({ change, lastPeriod }: ChangeWordsProps) {
  if (lastPeriod === null)
    return (
      <span className={styles.change}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>暂无上期</VisuallyHidden>
      </span>
    );
  if (change === null)
    return (
      <span className={styles.change} data-tone="new">
        新上榜
      </span>
    );
  if (change === 0)
    return (
      <span className={styles.change} data-tone="same">
        持平
      </span>
    );
  const risen = change > 0;
  return (
    <span className={styles.change} data-tone={risen ? 'risen' : 'fallen'}>
      <span className={styles.arrow} aria-hidden="true">
        {risen ? '▲' : '▼'}
      </span>
      <VisuallyHidden>{risen ? '上升' : '下降'}</VisuallyHidden>
      {Math.abs(change)}
      <VisuallyHidden>位</VisuallyHidden>
    </span>
  );
}
