import styles from './figures.module.css';

interface FigureTableProps {
  title: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly (string | number)[])[];
}

/** The same as the drawing, in figures. */
export function FigureTable({ title, columns, rows }: FigureTableProps) {
  return (
    <details className={styles.table} data-print="hide">
      <summary>看表格：{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a record never change places
              <tr key={index}>
                <th scope="row">{name}</th>
                {values.map((value, place) => (
                  <td key={columns[place + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
