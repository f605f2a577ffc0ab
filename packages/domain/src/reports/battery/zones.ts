import { type BatteryLimit, LIMIT_LEVELS, type LimitLevel } from './limits.ts';

/** A stretch of the bar, in shares of its length. */
export interface Zone {
  level: LimitLevel;
  from: number;
  to: number;
}

const lessIsWorse = ({ normal, tolerable }: BatteryLimit): boolean => tolerable < normal;

export function judge(value: number, limit: BatteryLimit): LimitLevel {
  const sign = lessIsWorse(limit) ? -1 : 1;
  if (sign * value <= sign * limit.normal) return 'good';
  return sign * value <= sign * limit.tolerable ? 'caution' : 'bad';
}

/** Where a value stands on its bar; what is off the scale stands at its end. */
export function placeOf(value: number, { scale: [from, to] }: BatteryLimit): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** The three stretches of a bar, from its left end to its right. */
export function zonesOf(limit: BatteryLimit): Zone[] {
  const marks = [limit.normal, limit.tolerable].map((mark) => placeOf(mark, limit)).toSorted((a, b) => a - b);
  const ends = [0, ...marks, 1];
  const levels = lessIsWorse(limit) ? LIMIT_LEVELS.toReversed() : LIMIT_LEVELS;
  return levels.map((level, at) => ({ level, from: ends[at] ?? 0, to: ends[at + 1] ?? 1 }));
}

/** The limits in words: ≤ 50, 50–100, > 100. What is counted has no value between two of them: 4–8. */
export function limitWords(limit: BatteryLimit): Record<LimitLevel, string> {
  const { normal, tolerable, unit } = limit;
  const sign = unit === '%' ? '%' : '';
  if (lessIsWorse(limit)) {
    return {
      good: `≥ ${normal}${sign}`,
      caution: `${tolerable}–${normal}${sign}`,
      bad: `< ${tolerable}${sign}`,
    };
  }
  return {
    good: `≤ ${normal}${sign}`,
    caution: `${unit === '次' ? normal + 1 : normal}–${tolerable}${sign}`,
    bad: `> ${tolerable}${sign}`,
  };
}
