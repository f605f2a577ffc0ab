import type { ReactNode } from 'react';
import hiddenStyles from '../ui/visually-hidden.module.css';
import styles from './chart-figure.module.css';

/** The figures of a chart in rows, for those who do not see it. */
interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export interface ChartFrame {
  /** What is drawn and what one sees in it, in a sentence. */
  description: string;
  table: ChartTable;
  legend?: ReactNode;
  /** Everybody may unfold the table, below these words. Without them it is there for readers of screens alone. */
  tableBelow?: string | undefined;
}

/** A drawing with the same figures as a table beside it. */
export function ChartFigure({
  description,
  table,
  legend,
  tableBelow,
  children,
}: ChartFrame & { children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {legend && <div className={styles.legend}>{legend}</div>}
      {children}
      {tableBelow ? (
        <details className={styles.table}>
          <summary>{tableBelow}</summary>
          <Figures description={description} table={table} />
        </details>
      ) : (
        <div className={hiddenStyles.hidden}>
          <Figures description={description} table={table} />
        </div>
      )}
    </figure>
  );
}

const Figures = ({ description, table }: { description: string; table: ChartTable }) => (
  <table>
    <caption>{description}</caption>
    <thead>
      <tr>
        {table.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map((row) => (
        <tr key={row.join()}>
          {row.map((value, index) => (
            <td key={table.columns[index]}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
