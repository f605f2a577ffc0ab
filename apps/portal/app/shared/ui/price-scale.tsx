import type { ReactNode } from 'react';
import styles from './price-scale.module.css';

interface Figure {
  name: string;
  value: string;
}

interface PriceScaleProps {
  title: string;
  /** The outcome in a few words, at the far end of the title line. */
  remark?: ReactNode;
  asking: { name: string; value: string };
  /** Other prices, from the asking price up; the last one is the whole length of the scale. */
  others: readonly [...Figure[], Figure];
  /** The asking price as a part of the whole length, 0 to 1. */
  share: number;
  /** Why. */
  children?: ReactNode;
}

/** The asking price as a share of another, drawn to scale from zero. */
export function PriceScale({ title, remark, asking, others, share, children }: PriceScaleProps) {
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {remark && <span className={styles.remark}>{remark}</span>}
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.share} style={{ width: `${Math.min(1, share) * 100}%` }} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{asking.name}</dt>
          <dd className={styles.asking}>{asking.value}</dd>
        </div>
        {others.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <p className={styles.reason}>{children}</p>}
    </div>
  );
}
