import { type BatteryLimit, type JudgedFigure, LIMIT_WORDS, type LimitLevel } from '@cheyantong/domain';
import type { CSSProperties } from 'react';
import styles from './soh-scale.module.css';

interface SohScaleProps {
  bar: NonNullable<JudgedFigure['bar']>;
  level: LimitLevel;
  limit: BatteryLimit;
  words: string;
  description: string;
}

/** The health on a long bar of three stretches, flagged; below, what each stretch is called and where it ends. */
export function SohScale({ bar: { zones, at }, level, limit, words, description }: SohScaleProps) {
  const [from, to] = limit.scale;
  return (
    <div className={styles.scale} role="img" aria-label={description}>
      <span
        className={styles.flag}
        data-level={level}
        style={{ '--at': at } as CSSProperties}
        aria-hidden="true"
      >
        {words}
      </span>
      <div className={styles.bar} style={{ '--at': at } as CSSProperties}>
        {zones.map((zone) => (
          <span
            key={zone.level}
            className={styles.zone}
            data-level={zone.level}
            style={{ flexGrow: zone.to - zone.from }}
          >
            <span className={styles.name}>{LIMIT_WORDS[zone.level]}</span>
          </span>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{from}%</span>
        {zones.slice(1).map((zone) => (
          <span key={zone.level} className={styles.end} style={{ '--at': zone.from } as CSSProperties}>
            {Math.round(from + zone.from * (to - from))}%
          </span>
        ))}
        <span>{to}%</span>
      </div>
    </div>
  );
}
