import type { RetentionRow } from '@cheyantong/contract';
import { percentWords } from '../rank-words.ts';
import { AGES } from '../retention-query.ts';
import styles from './curve.module.css';

type Point = RetentionRow['curve'][number];

const WIDTH = 360;
const HEIGHT = 204;
const PLOT = { left: 40, right: 336, top: 24, bottom: 172 };
const LAST_YEAR = 5;
/** An interval that the dot covers is only written. */
const DOT = 5;
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

/** A point for each age, and none between them: they are three different lots of cars. Drawn by the server already. */
export function CurveDrawing({ name, points, years, end }: CurveDrawingProps) {
  const yOf = (percent: number): number => PLOT.bottom - ((PLOT.bottom - PLOT.top) * percent) / end;
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
      {AGES.map((age) => (
        <text key={age} x={xOf(age)} y={PLOT.bottom + 22} className={styles.along}>
          {`${age} 年`}
        </text>
      ))}
      {points.map((point) => {
        const x = xOf(point.years);
        const [high, low] = [yOf(point.high), yOf(point.low)];
        return (
          <g key={point.years} data-ranked={point.years === years || undefined} className={styles.point}>
            {low - high > 2 * DOT && (
              <path
                d={`M${x} ${high}V${low}M${x - CAP} ${high}h${2 * CAP}M${x - CAP} ${low}h${2 * CAP}`}
                className={styles.whisker}
              />
            )}
            <circle cx={x} cy={yOf(point.rate)} r={DOT} className={styles.dot} />
            <text x={x} y={Math.min(high, yOf(point.rate) - DOT) - 8} className={styles.rate}>
              {percentWords(point.rate)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
