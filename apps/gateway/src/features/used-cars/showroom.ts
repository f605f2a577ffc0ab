import type { CallData, listUsedCars, UsedCarItem, UsedCarQuery } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import { carValue } from './car-value.ts';
import { Cards } from './cards.ts';
import { UsedCars } from './cars.ts';
import { Favorites } from './favorites.ts';
import { presentItem } from './present-item.ts';
import { CarLists } from './search/car-lists.ts';
import { is } from './search/condition.ts';
import { conditionsOf } from './search/filter.ts';
import { Keywords } from './search/keywords.ts';
import { orderOf } from './search/order.ts';
import { StockKeeper } from './stock/stock-keeper.ts';

/** Who looks: a member whose favourites are marked, or nobody in particular. */
export type Viewer = string | null;

/** What happened in the database a moment ago may be seen a moment later. */
const MAY_LAG_MS = 1_000;

/** The cars for sale. Made once for a server, because it holds all of them in memory. */
export class Showroom {
  readonly cars: UsedCars;
  readonly keeper: StockKeeper;
  readonly lists: CarLists;
  readonly #cards: Cards;
  readonly #keywords: Keywords;
  readonly #favorites: Favorites;

  constructor(db: DbHandle, { mayLagMs = MAY_LAG_MS } = {}) {
    this.cars = new UsedCars(db);
    this.keeper = new StockKeeper(db, mayLagMs);
    this.lists = new CarLists(this.keeper);
    this.#cards = new Cards(db, this.keeper.stock);
    this.#keywords = new Keywords(db);
    this.#favorites = new Favorites(db);
  }

  /** Reads, sorts and appraises all cars, so that no visitor has to wait for it. */
  async open(): Promise<void> {
    const { figures } = await this.keeper.upToDate();
    for (const column of Object.values(figures)) column.drawBands();
    await this.#cards.open();
  }

  async search(query: UsedCarQuery, viewer: Viewer): Promise<CallData<typeof listUsedCars>> {
    const { pageNum, pageSize, sortField, sort, keywords, ...filter } = query;
    const conditions = [...conditionsOf(filter), ...(await this.#keywords.conditionsOf(keywords))];
    const offset = (pageNum - 1) * pageSize;
    const list = await this.lists.of(conditions, offset);
    const slots = list.page(orderOf({ sortField, sort }), offset, pageSize);
    return { list: await this.present(slots, viewer), total: list.total };
  }

  /** Cards of the cars in these slots, with the viewer's favourites marked. */
  async present(slots: readonly number[], viewer: Viewer): Promise<UsedCarItem[]> {
    const cards = await this.#cards.of(slots);
    const kept = await this.favoritesAmong(
      cards.map(({ vehicleId }) => BigInt(vehicleId)),
      viewer,
    );
    return kept.size === 0
      ? cards
      : cards.map((card) => ({ ...card, favorite: kept.has(BigInt(card.vehicleId)) }));
  }

  /** Cards of cars that are all favourites, as they are this very moment: who waits for a car wants to know. */
  async presentFavorites(ids: bigint[]): Promise<UsedCarItem[]> {
    const now = new Date();
    return (await this.cars.cards(ids)).map((car) => ({
      ...presentItem(car, carValue(car, now), now),
      favorite: true,
    }));
  }

  favoritesAmong(ids: bigint[], viewer: Viewer): Promise<Set<bigint>> {
    return viewer ? this.#favorites.among(viewer, ids) : Promise.resolve(new Set());
  }

  async dealerOnSale(dealerId: bigint): Promise<number> {
    return (await this.lists.of([is('dealerId', String(dealerId))])).total;
  }
}
