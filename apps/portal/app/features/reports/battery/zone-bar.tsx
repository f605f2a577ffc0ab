import type { JudgedFigure } from '@cheyantong/domain';
import styles from './zone-bar.module.css';

type Bar = NonNullable<JudgedFigure['bar']>;

/** The limits of a figure as three stretches of colour, with a black mark where it stands. */
export const ZoneBar = ({ zones, at }: Bar) => (
  <span className={styles.bar} aria-hidden="true">
    {zones.map(({ level, from, to }) => (
      <span key={level} className={styles.zone} data-level={level} style={{ flexGrow: to - from }} />
    ))}
    <span className={styles.mark} style={{ insetInlineStart: `${at * 100}%` }} />
  </span>
);
