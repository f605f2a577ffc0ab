import { remembered, ShortLived } from '../../memory/short-lived.ts';
import type { DetailRow } from './cars.ts';
import { type Condition, is } from './search/condition.ts';
import { Selection } from './search/selection.ts';
import { HIGHEST_FIGURE } from './stock/columns.ts';
import type { Stock } from './stock/stock.ts';
import type { StockKeeper } from './stock/stock-keeper.ts';

/** Nobody compares with more than these. */
const MOST_SIMILAR = 60;

type Original = Pick<DetailRow, 'id' | 'seriesId' | 'level' | 'priceYuan'>;

/** Cars like a car: the same series first, then the same level, each by how near the price is. Never the car itself. */
export class SimilarCars {
  readonly #keeper: StockKeeper;
  readonly #known = new ShortLived<Promise<number[]>>({ lifeMs: 60_000, size: 1_000 });

  constructor(keeper: StockKeeper) {
    this.#keeper = keeper;
  }

  /** Their slots. The original may be sold long since. */
  to(original: Original): Promise<number[]> {
    return remembered(this.#known, String(original.id), async () =>
      similarTo(original, await this.#keeper.current()),
    );
  }
}

function similarTo(original: Original, stock: Stock): number[] {
  const series = String(original.seriesId);
  const ofSeries = nearestByPrice(original, stock, [is('seriesId', series)]);
  if (!original.level || ofSeries.length >= MOST_SIMILAR) return ofSeries;
  const ofLevel = [is('level', original.level), { column: 'seriesId', noneOf: [series] } as const];
  return [...ofSeries, ...nearestByPrice(original, stock, ofLevel)].slice(0, MOST_SIMILAR);
}

/** From the price of the original up and down, then what is nearest of both. */
function nearestByPrice({ id, priceYuan }: Original, stock: Stock, alike: readonly Condition[]): number[] {
  const walk = (ascending: boolean, least: number, most: number): number[] => {
    const cars = new Selection(stock, [...alike, { column: 'priceYuan', least, most }]);
    return Array.from(cars.slots({ column: 'priceYuan', ascending }, 0, MOST_SIMILAR + 1));
  };
  const distance = (slot: number): number => Math.abs(stock.figures.priceYuan.at(slot) - priceYuan);
  const itself = stock.slotOf(Number(id));
  return [...walk(true, priceYuan, HIGHEST_FIGURE), ...walk(false, 0, priceYuan - 1)]
    .filter((slot) => slot !== itself)
    .sort((one, other) => distance(one) - distance(other) || one - other)
    .slice(0, MOST_SIMILAR);
}
