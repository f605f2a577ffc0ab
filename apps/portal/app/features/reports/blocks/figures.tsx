import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  key: string;
  name: ReactNode;
  value: string;
  unit?: string | undefined;
}

/** A row of figures that matter. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, name, value, unit }) => (
        <div key={key} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
