import type { Figure } from '../finding/columns.ts';
import type { Condition } from '../finding/condition.ts';
import { findCars } from './find.ts';
import { slotsAtRanks } from './ranks.ts';
import type { Stock } from './stock.ts';

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
  const near = 'slots' in found ? found.slots : figures.near(figure, count, found.bits).sort();
  const slots = stock.inOrderOfIds(near);
  const distances = figures.of(slots).map((one) => Math.abs(one - figure));
  return slotsAtRanks({ slots, figures: distances }, { start: 0, end: Math.min(count, slots.length) });
}
