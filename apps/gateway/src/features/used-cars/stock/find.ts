import { type Condition, isRange, ON_SALE, type OneOf } from '../finding/condition.ts';
import { type Bits, bitsFor, countBits, intersect, slotsAmong, slotsIn, subtract, unite } from './bits.ts';
import { LISTED, type Listed } from './listed-and-marked.ts';
import type { Stock } from './stock.ts';

/** Up to this share of all cars are sooner looked at one by one than cut with sets. */
const FEW_SHARE = 1 / 32;

/** The cars for sale that fit every condition: as slots, ascending, where few were left to look at, otherwise as a set. */
export function findCars(
  stock: Stock,
  conditions: readonly Condition[],
): { slots: Uint32Array } | { bits: Bits } {
  const few = stock.size * FEW_SHARE;
  const shortest = shortestList(stock, conditions);
  if (shortest && shortest.slots.length <= few) {
    const others = [...conditions.filter((condition) => condition !== shortest.condition), ON_SALE];
    return { slots: others.reduce((slots, condition) => sift(stock, slots, condition), shortest.slots) };
  }
  const bits: Bits = setOf(stock, ON_SALE).slice();
  const ranges = conditions.filter(isRange);
  for (const condition of conditions) if (!isRange(condition)) intersect(bits, setOf(stock, condition));
  const mayBeFew = ranges.length > 0 && ranges.length < conditions.length;
  if (mayBeFew && countBits(bits) <= few) {
    return { slots: ranges.reduce((slots, range) => sift(stock, slots, range), slotsIn(bits)) };
  }
  for (const range of ranges) intersect(bits, setOf(stock, range));
  return { bits };
}

/** Whether there are lists of the cars that fit. */
const isListed = (condition: Condition): condition is OneOf<Listed> =>
  'oneOf' in condition && LISTED.some((column) => column === condition.column);

/** Of the lists that hold every car that fits, the one with the fewest others. */
function shortestList(stock: Stock, conditions: readonly Condition[]) {
  const lists = conditions.flatMap((condition) => {
    if (!isListed(condition)) return [];
    const [word, ...others] = condition.oneOf;
    // Several lists together would first have to be brought into one order.
    if (word === undefined || others.length > 0) return [];
    return [{ condition, slots: stock.listed[condition.column].list(word) }];
  });
  return lists.sort((one, other) => one.slots.length - other.slots.length)[0];
}

function sift(stock: Stock, slots: Uint32Array, condition: Condition): Uint32Array {
  return isRange(condition)
    ? stock.figures[condition.column].sift(slots, condition.least, condition.most)
    : slotsAmong(slots, setOf(stock, condition));
}

/** All cars that fit one condition, perhaps with some that are not for sale; not to be changed. */
function setOf(stock: Stock, condition: Condition): Bits {
  if ('anyOf' in condition) {
    const sets = condition.anyOf.map((one) => setOf(stock, one));
    return sets.reduce(unite, bitsFor(stock.size));
  }
  if (isRange(condition)) return stock.figures[condition.column].between(condition.least, condition.most);
  if ('oneOf' in condition) return stock.words[condition.column].marks(condition.oneOf);
  return subtract(setOf(stock, ON_SALE).slice(), stock.words[condition.column].marks(condition.noneOf));
}
