import type { BatteryTrace, TraceNode } from '@cheyantong/contract';
import { dateOfDay, dayOf, YEAR_MS } from '@cheyantong/domain';

type Life = BatteryTrace['lives'][number];

export interface Forecast {
  /** When the limit of the present life is reached. */
  year: number;
  limit: number;
  /** The earliest and the latest it may be. */
  from: number;
  to: number;
}

export interface Pin {
  number: number;
  year: number;
  name: string;
  date: string;
  /** Something was replaced. */
  repaired: boolean;
}

export const yearOfDay = (day: string): number => {
  const date = dateOfDay(day);
  const begin = Date.UTC(date.getUTCFullYear(), 0, 1);
  return date.getUTCFullYear() + (date.getTime() - begin) / YEAR_MS;
};

/** Percentage points a year, over the whole time that was measured; null while there is nothing to tell it by. */
export function lossAYear(health: BatteryTrace['health']): number | null {
  const [first, last] = [health[0], health.at(-1)];
  if (!first || !last) return null;
  const years = yearOfDay(last.date) - yearOfDay(first.date);
  return years < 0.5 || last.soh >= first.soh ? null : (first.soh - last.soh) / years;
}

/** How much faster or slower than so far it may go on. */
const SPREAD = 0.35;

/** Goes on as it went so far; null: no present life with a limit, or it is below it already. */
export function forecastOf({ health, lives }: Pick<BatteryTrace, 'health' | 'lives'>): Forecast | null {
  const last = health.at(-1);
  const loss = lossAYear(health);
  const limit = presentLife(lives)?.limit ?? null;
  if (!last || loss === null || limit === null || last.soh <= limit) return null;
  const now = yearOfDay(last.date);
  const left = (last.soh - limit) / loss;
  return { year: now + left, limit, from: now + left / (1 + SPREAD), to: now + left / (1 - SPREAD) };
}

/** The life it is in: begun and not ended. */
export const presentLife = (lives: readonly Life[]): Life | undefined =>
  lives.find(({ from, to }) => from !== null && to === null);

const PINNED: readonly TraceNode['nodeType'][] = [
  'installation',
  'repair',
  'retirement',
  'secondUse',
  'recycling',
];

/** The turns of its life, numbered as they stand on the chart. */
export const pinsOf = (nodes: readonly TraceNode[]): Pin[] =>
  nodes
    .filter(({ nodeType }) => PINNED.includes(nodeType))
    .map(({ nodeType, nodeName, time }, at) => ({
      number: at + 1,
      year: yearOfDay(dayOf(time)),
      name: nodeName,
      date: dayOf(time),
      repaired: nodeType === 'repair',
    }));
