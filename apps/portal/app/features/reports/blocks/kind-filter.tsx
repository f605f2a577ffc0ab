import styles from './kind-filter.module.css';

interface KindFilterProps {
  label: string;
  /** Each kind with how many there are of it. */
  kinds: ReadonlyMap<string, number>;
  /** Null for all. */
  chosen: string | null;
  onChoose: (kind: string | null) => void;
}

/** Narrows a list to one kind; what is hidden is never more than a press away. */
export function KindFilter({ label, kinds, chosen, onChoose }: KindFilterProps) {
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  if (kinds.size < 2) return null;
  return (
    <fieldset className={styles.filter} data-print="hide">
      <legend className={styles.legend}>{label}</legend>
      {[[null, total] as const, ...kinds].map(([kind, count]) => (
        <button
          key={kind ?? ''}
          type="button"
          className={styles.kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind ?? '全部'} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
