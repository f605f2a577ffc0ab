import type { CarFinder, FoundPage, Named, OnSaleOf, Original, PageQuery } from '../finding/car-finder.ts';
import type { Word } from '../finding/columns.ts';
import { type Condition, is } from '../finding/condition.ts';
import { similarCars } from '../finding/similar.ts';
import { CarLists } from './car-lists.ts';
import { nearestCars } from './nearest.ts';
import { CountedNames } from './on-sale-of.ts';
import { Selection } from './selection.ts';
import type { Stock } from './stock.ts';
import type { StockKeeper } from './stock-keeper.ts';

/** Looks for cars in memory. */
export class StockFinder implements CarFinder {
  readonly #keeper: StockKeeper;
  readonly #lists: CarLists;
  readonly #counted: CountedNames;

  constructor(keeper: StockKeeper) {
    this.#keeper = keeper;
    this.#lists = new CarLists(keeper);
    this.#counted = new CountedNames(keeper.stock);
  }

  async open(): Promise<void> {
    const { figures } = await this.#keeper.upToDate();
    for (const column of Object.values(figures)) column.drawBands();
  }

  async page({ conditions, order, after, skip, size }: PageQuery): Promise<FoundPage> {
    const list = await this.#lists.of(conditions);
    const { stock } = this.#keeper;
    const slots = list.page(order, skip + (after ? list.upTo(order, after) : 0), size);
    const ids = idsIn(stock, slots);
    const [id, slot] = [ids.at(-1), slots.at(-1)];
    const hasEnd = id !== undefined && slot !== undefined;
    return {
      ids,
      total: list.total,
      end: hasEnd ? { figure: stock.figures[order.column].at(slot), id } : null,
    };
  }

  async count(conditions: readonly Condition[]): Promise<number> {
    return (await this.#lists.of(conditions)).total;
  }

  async similar(original: Original): Promise<bigint[]> {
    const stock = await this.#keeper.current();
    return similarCars(original, async (conditions, { priceYuan, count }) => {
      const wanted = { column: 'priceYuan', figure: priceYuan, count } as const;
      return idsIn(stock, nearestCars(stock, conditions, wanted));
    });
  }

  async wordsOnSale(column: Word): Promise<string[]> {
    const stock = await this.#keeper.current();
    return stock.words[column].codes.words.filter(
      (word) => new Selection(stock, [is(column, word)]).total > 0,
    );
  }

  async onSaleBy(column: Named, ids: readonly bigint[]): Promise<Map<bigint, OnSaleOf>> {
    await this.#keeper.current();
    const counted = ids.map((id) => [id, this.#counted.of(column, id)] as const);
    return new Map(counted.filter(([, { onSale }]) => onSale > 0));
  }
}

const idsIn = (stock: Stock, slots: Iterable<number>): bigint[] =>
  Array.from(slots, (slot) => BigInt(stock.idOf(slot)));
