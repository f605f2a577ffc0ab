import type { Evaluation } from '../../evaluation.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import { between, PLOT, roundSteps, SIZE } from './scale.ts';

type Speeds = Extract<Evaluation['figures'][number], { kind: 'speeds' }>;

/** From which speed down to which the car braked before it hit; a dot on the ground is a collision avoided. */
export function SpeedRuns({ figure: { title, runs } }: { figure: Speeds }) {
  const up = roundSteps(runs.map(({ speed }) => speed));
  const yOf = between(up, PLOT.bottom, PLOT.top);
  const step = (PLOT.right - PLOT.left) / Math.max(1, runs.length);
  const hits = runs.filter(({ impact }) => impact > 0);
  return (
    <>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className={styles.drawing}
        role="img"
        aria-label={`${title}：${runs.length} 档车速，${runs.length - hits.length} 档避撞，${hits.length} 档撞上`}
      >
        <text x={PLOT.left - 28} y={22} className={styles.words}>
          纵轴：撞上时的车速 km/h，0 为避撞
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
        {runs.map(({ speed, impact }, index) => {
          const x = PLOT.left + step * (index + 0.5);
          return (
            <g key={speed}>
              <path d={`M${x} ${yOf(speed)}V${yOf(impact)}`} className={styles.stem} />
              <circle cx={x} cy={yOf(speed)} r={3.5} className={styles.from} />
              <circle cx={x} cy={yOf(impact)} r={5} className={impact > 0 ? styles.bad : styles.good} />
              {impact > 0 && (
                <text x={x} y={yOf(impact) + 18} textAnchor="middle" className={styles.hit}>
                  {impact}
                </text>
              )}
              <text x={x} y={PLOT.bottom + 18} className={styles.along}>
                {speed}
              </text>
            </g>
          );
        })}
        <text x={PLOT.right} y={SIZE.height - 8} className={styles.alongEnd}>
          试验车速 km/h
        </text>
      </svg>
      <FigureTable
        title={title}
        columns={['试验车速 km/h', '撞上时 km/h']}
        rows={runs.map(({ speed, impact }) => [speed, impact > 0 ? impact : '避撞'])}
      />
    </>
  );
}
