import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  name: string;
  /** Left out when nobody knows. */
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Fewer for long values. */
  columns?: 1 | 2 | 3 | undefined;
}

/** Names and values in columns; unknown ones are not shown. */
export function FactList({ facts, columns = 3 }: FactListProps) {
  return (
    <dl className={styles.facts} data-columns={columns}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
