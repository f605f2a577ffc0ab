import { Fragment, type ReactNode } from 'react';
import { type EditionGroup, editionKey } from '../edition-groups.ts';
import styles from './compare-table.module.css';

interface GroupedRowProps {
  groups: readonly EditionGroup[];
  cells: (group: EditionGroup, place: number) => ReactNode;
  /** What the gap says; most rows leave it empty. */
  gap?: ReactNode;
}

/** The cells of a row, with a hatched gap between editions. */
export function GroupedRow({ groups, cells, gap }: GroupedRowProps) {
  return groups.map((group, place) => (
    <Fragment key={editionKey(group.edition)}>
      {place > 0 && <td className={styles.gap}>{gap}</td>}
      {cells(group, place)}
    </Fragment>
  ));
}
