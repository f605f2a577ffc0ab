import type { Figure } from '../stock/columns.ts';
import type { Stock } from '../stock/stock.ts';
import type { Condition } from './condition.ts';
import { findCars } from './find.ts';
import { slotsAtRanks } from './ranks.ts';

interface Wanted {
  column: Figure;
  figure: number;
  count: number;
}

/** Slots of so many cars for sale that fit every condition and whose figure is nearest, the nearest first. */
export function nearestCars(
  stock: Stock,
  conditions: readonly Condition[],
  { column, figure, count }: Wanted,
): Uint32Array {
  const figures = stock.figures[column];
  const found = findCars(stock, conditions);
  const slots = 'slots' in found ? found.slots : figures.near(figure, count, found.bits).sort();
  const distances = figures.of(slots).map((one) => Math.abs(one - figure));
  return slotsAtRanks({ slots, figures: distances }, { start: 0, end: Math.min(count, slots.length) });
}
