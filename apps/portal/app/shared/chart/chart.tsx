import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useElderMode } from '../elder-mode.ts';
import { useNearViewport } from '../ui/lazy-image/use-near-viewport.ts';
import hiddenStyles from '../ui/visually-hidden.module.css';
import styles from './chart.module.css';
import type { RunningChart } from './engine.ts';
import type { ChartOption } from './option.ts';
import { type ChartTheme, readTheme } from './theme.ts';

/** The figures of a chart in rows, for those who do not see it. */
interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

interface ChartProps<Data> {
  /** What is drawn and what one sees in it, in a sentence. */
  description: string;
  data: Data;
  /** A function of its own, outside the component: a new one draws the chart anew. */
  draw: (data: Data, theme: ChartTheme) => ChartOption;
  table: ChartTable;
  height: number;
  legend?: ReactNode;
  /** Draws once the chart is about to come into view; what may be printed unread does not wait. */
  whenSeen?: boolean | undefined;
  /** Everybody may unfold the table, below these words. Without them it is there for readers of screens alone. */
  tableBelow?: string | undefined;
}

/** A drawn curve with the same figures as a table beside it. The room is there before the chart is. */
export function Chart<Data>(props: ChartProps<Data>) {
  const { description, table, height, legend, tableBelow } = props;
  const box = useDrawing(props);
  return (
    <figure className={styles.figure}>
      {legend && <div className={styles.legend}>{legend}</div>}
      <div ref={box} role="img" aria-label={description} className={styles.box} style={{ height }} />
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

function useDrawing<Data>({ data, draw, whenSeen = false }: ChartProps<Data>) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(!whenSeen);
  useNearViewport(box, !seen, () => setSeen(true));
  const elder = useElderMode((state) => state.on);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the style sheet's tokens change with 长者模式
  useEffect(() => {
    const surface = box.current;
    if (!surface || !seen) return;
    let chart: RunningChart | undefined;
    let left = false;
    const observer = new ResizeObserver(() => chart?.fit());
    import('./engine.ts').then(({ startChart }) => {
      if (left) return;
      chart = startChart(surface);
      // A curve is there at once: nobody waits for it, and a page printed while it grew would lose its end.
      chart.show({ animation: false, ...draw(data, readTheme()) });
      observer.observe(surface);
    });
    return () => {
      left = true;
      observer.disconnect();
      chart?.stop();
    };
  }, [data, draw, elder, seen]);
  return box;
}
