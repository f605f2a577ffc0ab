import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** One below the other, in a narrow column. */
  narrow?: boolean | undefined;
}

/** Names and values without lines between them; what nobody knows is not shown. */
export function Facts({ facts, narrow = false }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, narrow && styles.narrow)}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
