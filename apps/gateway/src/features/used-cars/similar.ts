import { remembered, ShortLived } from '../../memory/short-lived.ts';
import type { DetailRow } from './cars.ts';
import { type Condition, is } from './search/condition.ts';
import { nearestCars } from './search/nearest.ts';
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

function nearestByPrice({ id, priceYuan }: Original, stock: Stock, alike: readonly Condition[]): number[] {
  const itself = stock.slotOf(Number(id));
  const nearest = nearestCars(stock, alike, {
    column: 'priceYuan',
    figure: priceYuan,
    count: MOST_SIMILAR + 1,
  });
  return Array.from(nearest)
    .filter((slot) => slot !== itself)
    .slice(0, MOST_SIMILAR);
}
