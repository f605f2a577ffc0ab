import { scoreWords } from '../../evaluation-words.ts';
import type { EditionGroup } from '../edition-groups.ts';
import { mappingCars, type Pair } from '../pairs/pair-words.ts';
import styles from './compare-table.module.css';
import { GroupedRow } from './grouped-row.tsx';

interface MappedRowProps {
  groups: readonly EditionGroup[];
  pairs: readonly Pair[];
}

/** Totals of an older edition as a newer one would read them, where that is published: figures with a margin, never stars. */
export function MappedRow({ groups, pairs }: MappedRowProps) {
  const mapped = pairs.flatMap((pair) => (pair.mapped ? [{ ...pair, mapped: pair.mapped }] : []));
  if (mapped.length === 0) return null;
  const byId = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  const carsOf = ({ first, second }: Pair): number | null => {
    const [one, other] = [byId.get(first), byId.get(second)];
    return one && other ? mappingCars(one, other) : null;
  };
  return (
    <tr>
      <th scope="row" className={styles.fact}>
        <span className={styles.rowName}>折算总分</span>
        <span className={styles.remark}>按公布的折算，不给星级</span>
      </th>
      <GroupedRow
        groups={groups}
        cells={({ entries }) =>
          entries.map(({ id }) => {
            const found = mapped.find((pair) => pair.mapped.id === id);
            if (!found)
              return (
                <td key={id} className={styles.missing}>
                  不用折算
                </td>
              );
            const { totalScore, halfWidth, editionName } = found.mapped;
            return (
              <td key={id} className={styles.reading}>
                折算 {scoreWords(totalScore)} ± {scoreWords(halfWidth)}
                <span className={styles.remark}>
                  按 {editionName}，据 {carsOf(found)} 款两版都测过的车
                </span>
              </td>
            );
          })
        }
      />
    </tr>
  );
}
