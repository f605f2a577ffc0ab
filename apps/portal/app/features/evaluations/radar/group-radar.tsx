import { useMemo } from 'react';
import { Chart } from '../../../shared/chart/chart.tsx';
import { useIsMobile } from '../../../shared/settings.ts';
import { drawRadar, type RadarLine } from './draw-radar.ts';
import styles from './group-radar.module.css';

interface GroupRadarProps {
  /** What one sees in it, in a sentence. */
  description: string;
  corners: readonly string[];
  lines: readonly RadarLine[];
  /** Writes the first line's values at the corners. */
  withValues?: boolean | undefined;
}

/** Groups of tests as corners, in per cent of their points; the same figures lie in a table below. */
export function GroupRadar({ description, corners, lines, withValues }: GroupRadarProps) {
  const narrow = useIsMobile();
  const written = JSON.stringify([corners, lines]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figures in new arrays are the same drawing
  const data = useMemo(
    () => ({
      corners,
      lines: lines.toReversed(),
      atCorners: withValues ? lines[0]?.values : undefined,
      narrow,
    }),
    [written, withValues, narrow],
  );
  return (
    <Chart
      description={description}
      data={data}
      draw={drawRadar}
      height={340}
      whenSeen
      tableBelow="看表格"
      table={{
        columns: ['试验组', ...lines.map(({ name }) => `${name}，得分率 %`)],
        rows: corners.map((corner, index) => [corner, ...lines.map(({ values }) => values[index] ?? '—')]),
      }}
      legend={
        <ul className={styles.legend}>
          {lines.map(({ name, look }) => (
            <li key={name} data-look={look}>
              {name}
            </li>
          ))}
        </ul>
      }
    />
  );
}
