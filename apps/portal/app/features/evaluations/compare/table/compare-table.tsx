import { useState } from 'react';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { type EditionGroup, editionKey } from '../edition-groups.ts';
import type { Pair } from '../pairs/pair-words.ts';
import { CarHead } from './car-head.tsx';
import styles from './compare-table.module.css';
import { GroupedRow } from './grouped-row.tsx';
import { MappedRow } from './mapped-row.tsx';
import { measuredRows } from './measured-rows.ts';
import { ScoreCellView } from './score-cell.tsx';
import { scoreRows } from './score-rows.ts';

interface CompareTableProps {
  groups: readonly EditionGroup[];
  pairs: readonly Pair[];
  ids: readonly string[];
  onReplace: (id: string) => void;
}

/** Columns stand together by edition; between two editions lies a gap that no score crosses. */
export function CompareTable({ groups, pairs, ids, onReplace }: CompareTableProps) {
  const [differentOnly, setDifferentOnly] = useState(false);
  const columns = groups.flatMap(({ entries }) => entries);
  const wanted = <Row extends { alike: boolean }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ alike }) => !(differentOnly && alike));
  const measured = wanted(measuredRows(columns));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.box} aria-label="对比表" tabIndex={0}>
      <table className={styles.table} style={{ minWidth: 210 + columns.length * 190 + groups.length * 40 }}>
        <thead>
          <tr className={styles.editions}>
            <td className={styles.corner} />
            <GroupedRow
              groups={groups}
              cells={({ edition, entries }) => (
                <th key={editionKey(edition)} scope="colgroup" colSpan={entries.length}>
                  {edition.name}
                  <span className={styles.programme}>{edition.programmeName}</span>
                </th>
              )}
            />
          </tr>
          <tr>
            <td className={styles.corner}>
              {columns.length > 1 && (
                <Checkbox checked={differentOnly} onCheckedChange={setDifferentOnly} data-print="hide">
                  只看不同
                </Checkbox>
              )}
            </td>
            <GroupedRow
              groups={groups}
              gap={<GapWords groups={groups} pairs={pairs} />}
              cells={({ entries }) =>
                entries.map((entry) => (
                  <th key={entry.id} scope="col" className={styles.car}>
                    <CarHead entry={entry} ids={ids} onReplace={onReplace} />
                  </th>
                ))
              }
            />
          </tr>
        </thead>
        <tbody>
          {wanted(scoreRows(groups)).map((row) => (
            <tr key={row.code}>
              <th scope="row" className={styles.fact}>
                <span className={styles.rowName}>{row.name}</span>
                {row.remarks.map((remark) => (
                  <span key={remark} className={styles.remark}>
                    {remark}
                  </span>
                ))}
              </th>
              <GroupedRow
                groups={groups}
                cells={({ edition, entries }, place) => {
                  const cells = row.groups[place];
                  if (!cells)
                    return (
                      <td key={editionKey(edition)} colSpan={entries.length} className={styles.missing}>
                        {edition.name}没有这一项
                      </td>
                    );
                  return entries.map(({ id }, index) => {
                    const cell = cells[index];
                    return <td key={id}>{cell && <ScoreCellView cell={cell} />}</td>;
                  });
                }}
              />
            </tr>
          ))}
          <MappedRow groups={groups} pairs={pairs} />
        </tbody>
        {measured.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + groups.length} className={styles.part}>
                测量值<span className={styles.programme}>只列方法相同的试验，跨版本也能比</span>
              </th>
            </tr>
            {measured.map((row) => (
              <tr key={row.method}>
                <th scope="row" className={styles.fact}>
                  <span className={styles.rowName}>{row.name}</span>
                  <span className={styles.remark}>{row.quantity}</span>
                  <span className={styles.remark}>{row.goal}</span>
                </th>
                <GroupedRow
                  groups={groups}
                  cells={({ entries }) =>
                    entries.map((entry) => {
                      const cell = row.cells[columns.indexOf(entry)];
                      return (
                        <td
                          key={entry.id}
                          className={cell?.missing ? styles.missing : styles.reading}
                          data-best={cell?.best || undefined}
                        >
                          {cell?.words}
                          {cell?.best && <span className={styles.lead}>最好</span>}
                        </td>
                      );
                    })
                  }
                />
              </tr>
            ))}
          </tbody>
        )}
        <tbody>
          <tr>
            <th scope="row" className={styles.fact}>
              <span className={styles.rowName}>谁出钱</span>
            </th>
            <GroupedRow
              groups={groups}
              cells={({ entries }) =>
                entries.map(({ id, sponsor }) => (
                  <td key={id}>
                    {sponsor && !sponsor.independent && (
                      <strong className={styles.sponsored}>厂商委托，</strong>
                    )}
                    {sponsor?.paidBy.split('；')[0] ?? '未说明'}
                    {sponsor && <span className={styles.remark}>{sponsor.boughtBy.split('；')[0]}</span>}
                  </td>
                ))
              }
            />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** What lies between the groups, in words. */
function GapWords({ groups, pairs }: Pick<CompareTableProps, 'groups' | 'pairs'>) {
  const editionOf = new Map(
    groups.flatMap(({ edition, entries }) => entries.map(({ id }) => [id, editionKey(edition)] as const)),
  );
  const across = pairs.filter(({ first, second }) => editionOf.get(first) !== editionOf.get(second));
  const refused = across.some(({ verdict }) => verdict === 'refused');
  return <span className={styles.gapWords}>{refused ? '两组不可比' : '只能折算'}</span>;
}
