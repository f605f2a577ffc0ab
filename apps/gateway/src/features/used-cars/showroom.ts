import type { CallData, listUsedCars, UsedCarItem, UsedCarQuery } from '@cheyantong/contract';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Cards } from './cards.ts';
import { UsedCars } from './cars.ts';
import { Favorites } from './favorites.ts';
import { allOf, ON_SALE } from './search/conditions.ts';
import { conditionsOf } from './search/filter.ts';
import { Finds } from './search/finds.ts';
import { Keywords } from './search/keywords.ts';
import { orderOf } from './search/order.ts';
import { Pages } from './search/pages.ts';
import { Quickest } from './search/quickest.ts';
import { Totals } from './search/totals.ts';
import { usedCars } from './tables.ts';

/** Who looks: a member whose favourites are marked, or nobody in particular. */
export type Viewer = string | null;

/** The cars for sale. Made once for a server, because it remembers what was found and shown between page turns. */
export class Showroom {
  readonly cars: UsedCars;
  readonly pages: Pages;
  readonly totals: Totals;
  readonly #cards: Cards;
  readonly #finds: Finds;
  readonly #keywords: Keywords;
  readonly #favorites: Favorites;

  constructor(db: DbHandle) {
    this.cars = new UsedCars(db);
    const quickest = new Quickest(db);
    this.pages = new Pages(db, quickest);
    this.totals = new Totals(db);
    this.#cards = new Cards(this.cars);
    this.#finds = new Finds(db, quickest);
    this.#keywords = new Keywords(db);
    this.#favorites = new Favorites(db);
  }

  async search(query: UsedCarQuery, viewer: Viewer): Promise<CallData<typeof listUsedCars>> {
    const { pageNum, pageSize: size, sortField, sort, keywords, ...filter } = query;
    const conditions = allOf([conditionsOf(filter), await this.#keywords.conditionsOf(keywords)]);
    const key = JSON.stringify([filter, keywords]);
    const offset = (pageNum - 1) * size;
    const order = orderOf({ sortField, sort });
    const { total, cars } = await this.#finds.at(key, conditions);
    const ids = cars
      ? cars.page(order, offset, size)
      : await this.pages.ids({ key, conditions, order, offset, size });
    return { list: await this.present(ids, viewer), ...total };
  }

  /** Cards of these cars, with the viewer's favourites marked; a minute old at most. */
  async present(ids: bigint[], viewer: Viewer): Promise<UsedCarItem[]> {
    const [cards, kept] = await Promise.all([this.#cards.of(ids), this.favoritesAmong(ids, viewer)]);
    return kept.size === 0
      ? cards
      : cards.map((card) => ({ ...card, favorite: kept.has(BigInt(card.vehicleId)) }));
  }

  /** Cards of cars that are all favourites, as they are this very moment: who waits for a car wants to know. */
  async presentFavorites(ids: bigint[]): Promise<UsedCarItem[]> {
    return (await this.#cards.fresh(ids)).map((card) => ({ ...card, favorite: true }));
  }

  favoritesAmong(ids: bigint[], viewer: Viewer): Promise<Set<bigint>> {
    return viewer ? this.#favorites.among(viewer, ids) : Promise.resolve(new Set());
  }

  async dealerOnSale(dealerId: bigint): Promise<number> {
    const { total } = await this.totals.of(`dealer ${dealerId}`, [ON_SALE, eq(usedCars.dealerId, dealerId)]);
    return total;
  }
}
