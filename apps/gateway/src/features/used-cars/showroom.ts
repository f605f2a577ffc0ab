import type { CallData, listUsedCars, UsedCarItem, UsedCarQuery } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import { type CarCards, cardsFromDatabase } from './car-cards.ts';
import { UsedCars } from './cars.ts';
import { Favorites } from './favorites.ts';
import type { CarFinder } from './finding/car-finder.ts';
import { is } from './finding/condition.ts';
import { conditionsOf } from './finding/filter.ts';
import { Keywords } from './finding/keywords.ts';
import { orderOf } from './finding/order.ts';
import { StockCards } from './stock/stock-cards.ts';
import { StockFinder } from './stock/stock-finder.ts';
import { StockKeeper } from './stock/stock-keeper.ts';

/** Who looks: a member whose favourites are marked, or nobody in particular. */
export type Viewer = string | null;

/** What happened in the database a moment ago may be seen a moment later. */
const MAY_LAG_MS = 1_000;

/** The cars for sale. Made once for a server, because it may hold all of them in memory. */
export class Showroom {
  readonly cars: UsedCars;
  readonly finder: CarFinder;
  readonly #cards: CarCards;
  readonly #freshCards: CarCards;
  readonly #keywords: Keywords;
  readonly #favorites: Favorites;

  constructor(db: DbHandle, { mayLagMs = MAY_LAG_MS } = {}) {
    const keeper = new StockKeeper(db, mayLagMs);
    this.cars = new UsedCars(db);
    this.finder = new StockFinder(keeper);
    this.#cards = new StockCards(db, keeper.stock);
    this.#freshCards = cardsFromDatabase(this.cars);
    this.#keywords = new Keywords(db);
    this.#favorites = new Favorites(db);
  }

  /** Makes ready all that no visitor should have to wait for. */
  async open(): Promise<void> {
    await this.finder.open();
    await this.#cards.open();
  }

  async search(query: UsedCarQuery, viewer: Viewer): Promise<CallData<typeof listUsedCars>> {
    const { pageNum, pageSize: size, sortField, sort, keywords, ...filter } = query;
    const { ids, total } = await this.finder.page({
      conditions: [...conditionsOf(filter), ...(await this.#keywords.conditionsOf(keywords))],
      order: orderOf({ sortField, sort }),
      skip: (pageNum - 1) * size,
      size,
    });
    return { list: await this.present(ids, viewer), total };
  }

  /** Cards of these cars, with the viewer's favourites marked. */
  async present(ids: bigint[], viewer: Viewer): Promise<UsedCarItem[]> {
    const cards = await this.#cards.of(ids);
    const kept = await this.favoritesAmong(ids, viewer);
    return kept.size === 0
      ? cards
      : cards.map((card) => ({ ...card, favorite: kept.has(BigInt(card.vehicleId)) }));
  }

  /** Cards of cars that are all favourites, as they are this very moment: who waits for a car wants to know. */
  async presentFavorites(ids: bigint[]): Promise<UsedCarItem[]> {
    return (await this.#freshCards.of(ids)).map((card) => ({ ...card, favorite: true }));
  }

  favoritesAmong(ids: bigint[], viewer: Viewer): Promise<Set<bigint>> {
    return viewer ? this.#favorites.among(viewer, ids) : Promise.resolve(new Set());
  }

  dealerOnSale(dealerId: bigint): Promise<number> {
    return this.finder.count([is('dealerId', String(dealerId))]);
  }
}
