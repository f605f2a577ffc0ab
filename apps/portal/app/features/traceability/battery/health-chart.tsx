import type { BatteryTrace } from '@cheyantong/contract';
import styles from './health-chart.module.css';
import { type Forecast, forecastOf, type Pin, yearOfDay } from './health-curve.ts';

const TOP_SOH = 100;
const LOWEST_SOH = 50;
const LIFE_NAMES = { car: '车用', secondUse: '储能', recycling: '再生' } as const;
const LIFE_ENDS = { car: '应退役', secondUse: '应再生', recycling: '' } as const;

interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WIDE: Frame = { width: 800, height: 360, left: 40, right: 780, top: 64, bottom: 304 };
const NARROW: Frame = { width: 343, height: 300, left: 28, right: 324, top: 44, bottom: 248 };

interface HealthChartProps {
  trace: BatteryTrace;
  pins: readonly Pin[];
  /** On phones only numbers stand on the chart; their names are listed under it. */
  isNarrow: boolean;
}

/** One curve through all lives: a tinted zone and a limit a life, pins at its turns, and how it may go on. */
export function HealthChart({ trace, pins, isNarrow }: HealthChartProps) {
  const frame = isNarrow ? NARROW : WIDE;
  const points = trace.health.map(({ date, soh, measured }) => ({ year: yearOfDay(date), soh, measured }));
  const last = points.at(-1);
  // Nothing is foretold of a record that no longer counts.
  const forecast = trace.currentState === 'withdrawn' ? null : forecastOf(trace);
  const firstYear = Math.floor(points[0]?.year ?? 0);
  const lastYear = Math.ceil((forecast?.year ?? last?.year ?? firstYear) + 0.4);
  const lowest = Math.min(LOWEST_SOH, Math.floor((last?.soh ?? TOP_SOH) / 10) * 10);
  const x = (year: number) =>
    frame.left + ((year - firstYear) / (lastYear - firstYear)) * (frame.right - frame.left);
  const y = (soh: number) =>
    frame.bottom - ((soh - lowest) / (TOP_SOH - lowest)) * (frame.bottom - frame.top);
  const rows = Array.from({ length: (TOP_SOH - lowest) / 10 + 1 }, (_, at) => lowest + at * 10);
  const yearStep = Math.ceil((lastYear - firstYear) / (isNarrow ? 5 : 8));
  const years = Array.from(
    { length: Math.floor((lastYear - firstYear) / yearStep) + 1 },
    (_, at) => firstYear + at * yearStep,
  );
  if (!last) return null;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={describe(last.soh, forecast)}
    >
      {trace.lives.map(({ life, from, to, limit }) => {
        if (from === null) return null;
        const start = x(yearOfDay(from));
        const end = to ? x(yearOfDay(to)) : x(forecast?.year ?? last.year);
        return (
          <g key={life}>
            <rect
              x={start}
              y={frame.top}
              width={Math.max(0, end - start)}
              height={frame.bottom - frame.top}
              className={styles[life]}
            />
            {limit !== null && (
              <>
                <path d={`M${start} ${y(limit)}H${end}`} className={styles.limit} />
                <text x={start + 8} y={y(limit) + 16} className={styles.limitWords}>
                  {LIFE_NAMES[life]}下限 {limit}%{!isNarrow && `，低于此${LIFE_ENDS[life]}`}
                </text>
              </>
            )}
            <text x={(start + end) / 2} y={frame.bottom + 42} className={styles.lifeName}>
              {end - start > 60 && LIFE_NAMES[life]}
            </text>
          </g>
        );
      })}
      {rows.map((soh) => (
        <g key={soh}>
          <path d={`M${frame.left} ${y(soh)}H${frame.right}`} className={styles.row} />
          <text x={frame.left - 8} y={y(soh) + 4} className={styles.axis} textAnchor="end">
            {soh}
          </text>
        </g>
      ))}
      {years.map((year) => (
        <text key={year} x={x(year)} y={frame.bottom + 20} className={styles.axis} textAnchor="middle">
          {year}
        </text>
      ))}
      {forecast && (
        <>
          <path
            className={styles.spread}
            d={`M${x(last.year)} ${y(last.soh)}L${x(forecast.year)} ${y(forecast.limit + (last.soh - forecast.limit) * 0.26)}V${y(Math.max(lowest, forecast.limit - (last.soh - forecast.limit) * 0.35))}Z`}
          />
          <path
            className={styles.forecast}
            d={`M${x(last.year)} ${y(last.soh)}L${x(forecast.year)} ${y(forecast.limit)}`}
          />
        </>
      )}
      {spread(pins, x, isNarrow ? PIN_GAP.narrow : PIN_GAP.wide).map(({ pin, at }) => (
        <g key={pin.number} className={pin.repaired ? styles.repaired : styles.pin}>
          <path d={`M${at} ${frame.top - 14}L${x(pin.year)} ${frame.top}V${frame.bottom}`} />
          <circle cx={at} cy={frame.top - 22} r={10} />
          <text x={at} y={frame.top - 18} className={styles.pinNumber}>
            {pin.number}
          </text>
          {!isNarrow && (
            <text x={at} y={frame.top - 40} className={styles.pinName}>
              {pin.name}
            </text>
          )}
        </g>
      ))}
      <polyline
        className={styles.curve}
        points={points.map(({ year, soh }) => `${x(year)},${y(soh)}`).join(' ')}
      />
      {points.map(({ year, soh, measured }) => (
        <circle
          key={year}
          cx={x(year)}
          cy={y(soh)}
          r={4}
          className={measured ? styles.measured : styles.made}
        />
      ))}
      <g className={styles.now}>
        <rect x={nowAt(x(last.year), frame)} y={y(last.soh) - 38} width={92} height={24} rx={3} />
        <text x={nowAt(x(last.year), frame) + 46} y={y(last.soh) - 21}>
          最近 {last.soh}%
        </text>
      </g>
    </svg>
  );
}

const NOW_WIDTH = 92;

/** Beside the last point, within the frame. */
const nowAt = (x: number, { right }: Frame): number => Math.min(x + 10, right - NOW_WIDTH);

const PIN_GAP = { wide: 72, narrow: 24 } as const;

/** Pins stand apart, however close the days are. */
function spread(pins: readonly Pin[], x: (year: number) => number, gap: number): { pin: Pin; at: number }[] {
  let before = Number.NEGATIVE_INFINITY;
  return pins.map((pin) => {
    before = Math.max(x(pin.year), before + gap);
    return { pin, at: before };
  });
}

function describe(soh: number, forecast: Forecast | null): string {
  const now = `健康度曲线，最近一次 ${soh}%`;
  if (!forecast) return now;
  const [from, to] = [Math.floor(forecast.from), Math.floor(forecast.to)];
  return `${now}，预计 ${from} 至 ${to} 年降到 ${forecast.limit}%`;
}
