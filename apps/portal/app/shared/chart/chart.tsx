import { useEffect, useRef } from 'react';
import { useElderMode } from '../elder-mode.ts';
import styles from './chart.module.css';
import { ChartFigure, type ChartFrame } from './chart-figure.tsx';
import type { RunningChart } from './engine.ts';
import type { ChartOption } from './option.ts';
import { type ChartTheme, readTheme } from './theme.ts';

interface ChartProps<Data> extends ChartFrame {
  data: Data;
  /** A function of its own, outside the component: a new one draws the chart anew. */
  draw: (data: Data, theme: ChartTheme) => ChartOption;
  height: number;
}

/** A curve that somebody can follow with the pointer. The room is there before the chart is. */
export function Chart<Data>(props: ChartProps<Data>) {
  const { description, height } = props;
  const box = useDrawing(props);
  return (
    <ChartFigure {...props}>
      <div ref={box} role="img" aria-label={description} className={styles.box} style={{ height }} />
    </ChartFigure>
  );
}

function useDrawing<Data>({ data, draw }: ChartProps<Data>) {
  const box = useRef<HTMLDivElement>(null);
  const elder = useElderMode((state) => state.on);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the style sheet's tokens change with 长者模式
  useEffect(() => {
    const surface = box.current;
    if (!surface) return;
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
  }, [data, draw, elder]);
  return box;
}
