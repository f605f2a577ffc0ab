import { ChartFigure } from '../../../shared/chart/chart-figure.tsx';
import { useIsMobile } from '../../../shared/settings.ts';
import styles from './group-radar.module.css';
import { RadarDrawing } from './radar-drawing.tsx';
import type { RadarLine } from './radar-looks.tsx';

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
  return (
    <ChartFigure
      description={description}
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
    >
      <RadarDrawing
        description={description}
        corners={corners}
        lines={lines}
        atCorners={withValues ? lines[0]?.values : undefined}
        narrow={narrow}
      />
    </ChartFigure>
  );
}
