import { highIsGood, pointsAt } from '@cheyantong/evaluation';
import { useIsMobile } from '../../../shared/settings.ts';
import { plainNumber } from '../result-words.ts';
import styles from './curve-chart.module.css';
import { type CurveFrame, type CurveSize, curveFrame } from './curve-frame.ts';
import { curveSentence, measuredWords, ownSentence, quantityWords, type RuledTest } from './curve-words.ts';

const SIZES = {
  wide: { width: 500, height: 232 },
  small: { width: 320, height: 184 },
} as const satisfies Record<string, CurveSize>;

interface CurveChartProps {
  /** A test as its edition has it. */
  test: RuledTest;
  /** What this car was measured at. */
  value?: number | null | undefined;
  size?: keyof typeof SIZES | undefined;
}

/** The rule that makes points of a measurement, drawn by the server; read out as a sentence. */
export function CurveChart({ test, value = null, size = 'wide' }: CurveChartProps) {
  const { width, height } = SIZES[useIsMobile() ? 'small' : size];
  const frame = curveFrame(test, { width, height }, value);
  const { plot, xOf, yOf } = frame;
  const sentence = curveSentence(test) + (value === null ? '' : ownSentence(test, value));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      style={{ maxWidth: width }}
      role="img"
      aria-label={`${test.name}的计分曲线：${test.quantity}${sentence}`}
    >
      <Zones frame={frame} highIsGood={highIsGood(test)} />
      <path d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} className={styles.axes} />
      <Ticks test={test} frame={frame} />
      <polyline points={linePoints(test, frame)} className={styles.line} />
      {test.curve.map(([knot, points]) => (
        <circle key={knot} cx={xOf(knot)} cy={yOf(points)} r={4} className={styles.knot} />
      ))}
      {value !== null && <Own test={test} frame={frame} value={value} />}
      <text x={plot.left} y={12} className={styles.label}>
        得分
      </text>
      <text x={plot.right} y={plot.bottom + 38} className={styles.labelEnd}>
        {quantityWords(test)}
      </text>
    </svg>
  );
}

/** Level ends: grey where there is nothing, green where there is everything. */
function Zones({ frame, highIsGood: good }: { frame: CurveFrame; highIsGood: boolean }) {
  const { plot, xOf, zeroAt, fullAt } = frame;
  const zone = (edge: number, onTheRight: boolean) => {
    const [from, to] = onTheRight ? [xOf(edge), plot.right] : [plot.left, xOf(edge)];
    return { x: from, width: Math.max(0, to - from), y: plot.top, height: plot.bottom - plot.top };
  };
  return (
    <>
      <rect {...zone(zeroAt, !good)} className={styles.zeroZone} />
      <rect {...zone(fullAt, good)} className={styles.fullZone} />
    </>
  );
}

function Ticks({ test, frame: { plot, xOf, yOf } }: { test: RuledTest; frame: CurveFrame }) {
  return (
    <>
      {test.curve.map(([value, points]) => (
        <g key={value}>
          <path
            d={`M${xOf(value)} ${plot.bottom}v4M${plot.left} ${yOf(points)}h-4`}
            className={styles.axes}
          />
          <text x={xOf(value)} y={plot.bottom + 18} className={styles.tickBelow}>
            {plainNumber(value)}
          </text>
          <text x={plot.left - 8} y={yOf(points) + 4} className={styles.labelEnd}>
            {plainNumber(points)}
          </text>
        </g>
      ))}
    </>
  );
}

/** Ring and flag, with dashes to both axes. */
function Own({ test, frame, value }: { test: RuledTest; frame: CurveFrame; value: number }) {
  const { plot, xOf, yOf } = frame;
  const points = pointsAt(test.curve, value);
  const [x, y] = [xOf(value), yOf(points)];
  const words = `${measuredWords(test, value)} → ${plainNumber(points)} 分`;
  const width = 16 + [...words].reduce((sum, letter) => sum + (letter > '\u2000' ? 12 : 7), 0);
  const left = Math.min(Math.max(plot.left + 4, x + 10), plot.right - width);
  const top = y - 34 < plot.top ? y + 12 : y - 34;
  return (
    <>
      <path d={`M${x} ${y}V${plot.bottom}M${x} ${y}H${plot.left}`} className={styles.toAxes} />
      <circle cx={x} cy={y} r={6.5} className={styles.ring} />
      <rect x={left} y={top} width={width} height={22} rx={4} className={styles.flag} />
      <text x={left + width / 2} y={top + 15} className={styles.flagWords}>
        {words}
      </text>
    </>
  );
}

const linePoints = ({ curve }: RuledTest, { xOf, yOf, least, most }: CurveFrame): string =>
  [[least, curve[0]?.[1] ?? 0] as const, ...curve, [most, curve.at(-1)?.[1] ?? 0] as const]
    .map(([value, points]) => `${xOf(value)},${yOf(points)}`)
    .join(' ');
