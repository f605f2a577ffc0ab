import type { RetentionRow } from '@cheyantong/contract';
import { percentWords } from '../rank-words.ts';
import { AGES } from '../retention-query.ts';
import styles from './curve.module.css';

type Point = RetentionRow['curve'][number];

const WIDTH = 360;
const HEIGHT = 204;
const PLOT = { left: 40, right: 336, top: 24, bottom: 172 };
const LAST_YEAR = 5;
/** Wider than the dot, so that a narrow interval still shows at its sides. */
const CAP = 7;
const LINES = [0, 25, 50, 75, 100];

const xOf = (years: number): number => PLOT.left + ((PLOT.right - PLOT.left) * years) / LAST_YEAR;

interface CurveDrawingProps {
  name: string;
  points: readonly Point[];
  /** The age that is ranked. */
  years: number;
  end: number;
}

/** From the guide price down the years. Drawn by the server already: three points need no library. */
export function CurveDrawing({ name, points, years, end }: CurveDrawingProps) {
  const yOf = (percent: number): number => PLOT.bottom - ((PLOT.bottom - PLOT.top) * percent) / end;
  const line = points.map((point) => `${xOf(point.years)},${yOf(point.rate)}`).join(' ');
  const [first] = points;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.drawing}
      role="img"
      aria-label={`${name}的保值率曲线`}
    >
      {LINES.map((percent) => (
        <g key={percent}>
          <path
            d={`M${PLOT.left} ${yOf(percent)}H${PLOT.right}`}
            className={percent === 0 ? styles.ground : styles.hairline}
          />
          <text x={PLOT.left - 8} y={yOf(percent) + 4} className={styles.alongEnd}>
            {percent}
          </text>
        </g>
      ))}
      {[0, ...AGES].map((age) => (
        <text key={age} x={xOf(age)} y={PLOT.bottom + 22} className={styles.along}>
          {age === 0 ? '新车' : `${age} 年`}
        </text>
      ))}
      {first && (
        <path
          d={`M${xOf(0)} ${yOf(100)}L${xOf(first.years)} ${yOf(first.rate)}`}
          className={styles.fromNew}
        />
      )}
      <polyline points={line} className={styles.line} />
      {points.map((point) => {
        const x = xOf(point.years);
        const [high, low] = [yOf(point.high), yOf(point.low)];
        return (
          <g key={point.years} data-ranked={point.years === years || undefined} className={styles.point}>
            <path
              d={`M${x} ${high}V${low}M${x - CAP} ${high}h${2 * CAP}M${x - CAP} ${low}h${2 * CAP}`}
              className={styles.whisker}
            />
            <circle cx={x} cy={yOf(point.rate)} r={4} className={styles.dot} />
            <text x={x} y={high - 9} className={styles.rate}>
              {percentWords(point.rate)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
