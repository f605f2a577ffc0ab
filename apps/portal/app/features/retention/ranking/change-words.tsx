import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import styles from './ranking.module.css';

/** Differences smaller than what is shown are none. */
const LEAST_SHOWN = 0.05;

/** Percentage points since the period before; a dash while there was none. */
export function ChangeWords({ rate, lastRate }: { rate: number; lastRate: number | null }) {
  if (lastRate === null) {
    return (
      <span className={styles.change}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>暂无上期</VisuallyHidden>
      </span>
    );
  }
  const change = rate - lastRate;
  if (Math.abs(change) < LEAST_SHOWN) return <span className={styles.change}>持平</span>;
  const Icon = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={styles.change} data-risen={change > 0 || undefined}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{change > 0 ? '上升' : '下降'}</VisuallyHidden>
      {Math.abs(change).toFixed(1)}
    </span>
  );
}
