import { ALargeSmall } from 'lucide-react';
import { setElderMode, useElderMode } from '../../shared/elder-mode.ts';
import styles from './top-bar.module.css';

export function ElderSwitch() {
  const on = useElderMode((state) => state.on);
  return (
    <button type="button" className={styles.quiet} aria-pressed={on} onClick={() => setElderMode(!on)}>
      <ALargeSmall className={styles.icon} aria-hidden="true" />
      {on ? '退出长者模式' : '长者模式'}
    </button>
  );
}
