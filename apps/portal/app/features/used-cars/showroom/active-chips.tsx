import { Link } from 'react-router';
import { Chip } from '../../../shared/ui/chip.tsx';
import styles from './showroom.module.css';
import { useChoose } from './showroom-link.tsx';
import { showroomAddress, withoutFilters } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

/** Everything in force, each with its ×, and one way to drop it all. */
export function ActiveChips({ showroom: { query, active } }: { showroom: ShowroomState }) {
  const choose = useChoose();
  if (active.length === 0) return null;
  return (
    <fieldset className={styles.chips} aria-label="已选条件">
      <span className={styles.chipsLabel} aria-hidden="true">
        已选
      </span>
      {active.map(({ id, words, without }) => (
        <Chip key={id} onRemove={() => choose(without)}>
          {words}
        </Chip>
      ))}
      <Link to={showroomAddress(withoutFilters(query))} preventScrollReset className={styles.clear}>
        全部清除
      </Link>
    </fieldset>
  );
}
