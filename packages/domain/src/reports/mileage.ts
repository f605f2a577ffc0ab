import { YEAR_MS } from '../time/index.ts';
import { kilometres } from './figures.ts';

interface Reading {
  /** yyyy-MM-dd */
  date: string;
  km: number;
}

/** A private car ordinarily runs this far in a year; shown as a band to compare with, not as a judgement. */
export const ORDINARY_YEAR_KM = { low: 6_000, high: 20_000 } as const;

/** Readings closer together than this say nothing of a year. */
const LEAST_YEARS = 0.5;

/** Kilometres a year from the first reading to the last; null where they lie too close together to say. */
export function yearlyKilometres(readings: readonly Reading[]): number | null {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return null;
  const years = (Date.parse(last.date) - Date.parse(first.date)) / YEAR_MS;
  return years < LEAST_YEARS ? null : Math.round((last.km - first.km) / years);
}

/** What the readings say together; a report that names a yearly mileage of its own has it told here, too. */
export function mileageSentence({
  suspect,
  yearlyKm,
}: {
  /** Readings that contradict each other, as the report judges them. */
  suspect: boolean;
  yearlyKm: number | null;
}): string {
  const finding = suspect
    ? '读数前后矛盾，里程可能被改动过。请要求卖方说明，并以实车检测为准。'
    : '读数逐次增加，未见回调。';
  return yearlyKm === null ? finding : `${finding}年均 ${kilometres(yearlyKm)}。`;
}
