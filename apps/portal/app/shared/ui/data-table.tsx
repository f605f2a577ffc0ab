import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import hiddenStyles from './visually-hidden.module.css';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** The header in plain words, where it is more than that. */
  name?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined;
  /** Long text that may take several lines. */
  wrap?: boolean | undefined;
  /** Names the row for screen readers. */
  rowHeader?: boolean | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  /** For sight the heading above is enough; the caption is always there for screen readers. */
  showCaption?: boolean | undefined;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Keeps the header in view inside a box of this height. */
  stickyHeight?: number | undefined;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
}

/** A table that scrolls sideways in its own box when it is wider than the page. */
export function DataTable<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  stickyHeight,
  empty = '暂无数据',
}: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.box} style={{ maxHeight: stickyHeight }} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, stickyHeight !== undefined && styles.sticky)}>
        <caption className={showCaption ? styles.caption : hiddenStyles.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={looksOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    className={looksOf(column)}
                    data-label={
                      column.name ?? (typeof column.header === 'string' ? column.header : undefined)
                    }
                    {...(column.rowHeader && { scope: 'row' })}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function looksOf<Row>({ numeric, wrap }: TableColumn<Row>): string {
  return classNames(numeric && styles.numeric, wrap && styles.wrap);
}
