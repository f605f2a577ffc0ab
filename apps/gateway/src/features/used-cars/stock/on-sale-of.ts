import type { Named, OnSaleOf } from '../finding/car-finder.ts';
import { slotsAmong } from './bits.ts';
import type { Stock } from './stock.ts';

/** How many cars of a brand or series are for sale, kept as long as the stock is as it was: a large brand has a tenth of all cars. */
export class CountedNames {
  readonly #stock: Stock;
  readonly #known = new Map<string, OnSaleOf>();
  #changes = 0;

  constructor(stock: Stock) {
    this.#stock = stock;
  }

  of(column: Named, id: bigint): OnSaleOf {
    if (this.#changes !== this.#stock.changes) this.#known.clear();
    this.#changes = this.#stock.changes;
    const key = `${column} ${id}`;
    const counted = this.#known.get(key) ?? this.#count(column, String(id));
    this.#known.set(key, counted);
    return counted;
  }

  #count(column: Named, id: string): OnSaleOf {
    const { listed, words, figures } = this.#stock;
    const slots = slotsAmong(listed[column].list(id), words.status.marks(['onSale']));
    if (slots.length === 0) return { onSale: 0, from: null, to: null };
    let [from, to] = [Number.POSITIVE_INFINITY, 0];
    for (const price of figures.priceYuan.of(slots)) {
      from = Math.min(from, price);
      to = Math.max(to, price);
    }
    return { onSale: slots.length, from, to };
  }
}
