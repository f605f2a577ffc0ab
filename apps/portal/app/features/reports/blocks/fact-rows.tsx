import type { Fact } from '../report-view.ts';
import styles from './fact-rows.module.css';
import { Term } from './term.tsx';

/** Names and values in two columns; what nobody knows says so. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, term, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{term ? <Term word={term}>{name}</Term> : name}</dt>
          <dd>{value ?? '未知'}</dd>
        </div>
      ))}
    </dl>
  );
}
