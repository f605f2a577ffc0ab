import { TrendingDown, TrendingUp } from 'lucide-react';
import styles from './slope-chart.module.css';

export function RankChange({ rose }: { rose: number }) {
  if (rose === 0) return <span className={styles.change}>不变</span>;
  return (
    <span className={styles.change} data-way={rose > 0 ? 'up' : 'down'}>
      {rose > 0 ? <TrendingUp aria-hidden="true" /> : <TrendingDown aria-hidden="true" />}
      {rose > 0 ? `升 ${rose}` : `降 ${-rose}`}
    </span>
  );
}
