import { Chip } from '../ui/chip.tsx';
import { Link } from '../ui/link.tsx';
import styles from './active-chips.module.css';

/** One thing the visitor asked for, and how to stop asking for it. */
export interface ActiveFilter<Id extends string, Filters> {
  id: Id;
  words: string;
  without: Partial<Filters>;
}

interface ActiveChipsProps<Filters> {
  active: readonly ActiveFilter<string, Filters>[];
  onDrop: (without: Partial<Filters>) => void;
  /** The list without any filter. */
  clearHref: string;
}

/** Everything in force, each with its ×, and one way to drop it all. */
export function ActiveChips<Filters>({ active, onDrop, clearHref }: ActiveChipsProps<Filters>) {
  if (active.length === 0) return null;
  return (
    <fieldset className={styles.chips} aria-label="已选条件">
      <span className={styles.label} aria-hidden="true">
        已选
      </span>
      {active.map(({ id, words, without }) => (
        <Chip key={id} onRemove={() => onDrop(without)}>
          {words}
        </Chip>
      ))}
      <Link to={clearHref} preventScrollReset className={styles.clear}>
        全部清除
      </Link>
    </fieldset>
  );
}
