import type { Evaluation } from '../../evaluation.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import { between, PLOT, roundSteps, SIZE } from './scale.ts';

type Lines = Extract<Evaluation['figures'][number], { kind: 'lines' }>;

/** A record over time, distance or temperature; the highest point of the first line is named. */
export function LinesDrawing({ figure: { title, xLabel, yLabel, series } }: { figure: Lines }) {
  const points = series.flatMap((line) => line.points);
  const along = roundSteps(points.map(([x]) => x));
  const up = roundSteps(points.map(([, y]) => y));
  const xOf = between(along, PLOT.left, PLOT.right);
  const yOf = between(up, PLOT.bottom, PLOT.top);
  const peak = series[0]?.points.toSorted((a, b) => b[1] - a[1])[0];
  return (
    <>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className={styles.drawing}
        role="img"
        aria-label={`${title}：${yLabel}随${xLabel}变化，数字见下方表格`}
      >
        <text x={PLOT.left - 28} y={22} className={styles.words}>
          纵轴：{yLabel}
        </text>
        {up.map((value) => (
          <g key={value}>
            <path
              d={`M${PLOT.left} ${yOf(value)}H${PLOT.right}`}
              className={value === 0 ? styles.axis : styles.hairline}
            />
            <text x={PLOT.left - 8} y={yOf(value) + 4} className={styles.alongEnd}>
              {value}
            </text>
          </g>
        ))}
        {along.map((value) => (
          <text key={value} x={xOf(value)} y={PLOT.bottom + 18} className={styles.along}>
            {value}
          </text>
        ))}
        <text x={PLOT.right} y={SIZE.height - 8} className={styles.alongEnd}>
          {xLabel}
        </text>
        {series.map((line, place) => (
          <polyline
            key={line.name}
            points={line.points.map(([x, y]) => `${xOf(x)},${yOf(y)}`).join(' ')}
            className={styles.line}
            data-place={place}
          />
        ))}
        {series.length > 1 &&
          series.map((line) => {
            const [x, y] = line.points.at(-1) ?? [0, 0];
            return (
              <text key={line.name} x={xOf(x)} y={yOf(y) - 8} textAnchor="end" className={styles.name}>
                {line.name}
              </text>
            );
          })}
        {series.length === 1 && peak && (
          <>
            <circle cx={xOf(peak[0])} cy={yOf(peak[1])} r={4.5} className={styles.ring} />
            <text x={xOf(peak[0]) + 9} y={yOf(peak[1]) + 2} className={styles.peak}>
              {peak[1]}
            </text>
          </>
        )}
      </svg>
      <FigureTable
        title={title}
        columns={[series.length > 1 ? '曲线' : '记录', xLabel, yLabel]}
        rows={series.flatMap(({ name, points: read }) => read.map(([x, y]) => [name, x, y]))}
      />
    </>
  );
}
