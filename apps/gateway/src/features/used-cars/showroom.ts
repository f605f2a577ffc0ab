import type { CallData, listUsedCars, UsedCarItem, UsedCarQuery } from '@cheyantong/contract';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { UsedCars } from './cars.ts';
import { Favorites } from './favorites.ts';
import { presentItem } from './present-item.ts';
import { conditionsOf, ON_SALE } from './search/filter.ts';
import { FirstLook } from './search/first-look.ts';
import { Keywords } from './search/keywords.ts';
import { orderOf } from './search/order.ts';
import { type PageOfIds, Pages } from './search/pages.ts';
import { Totals } from './search/totals.ts';
import { usedCars } from './tables.ts';

/** Who looks: a member whose favourites are marked, or nobody in particular. */
export type Viewer = string | null;

/** The cars for sale. Made once for a server, because it remembers totals, words and places between page turns. */
export class Showroom {
  readonly cars: UsedCars;
  readonly pages: Pages;
  readonly totals: Totals;
  readonly #firstLook: FirstLook;
  readonly #keywords: Keywords;
  readonly #favorites: Favorites;

  constructor(db: DbHandle) {
    this.cars = new UsedCars(db);
    this.pages = new Pages(db);
    this.totals = new Totals(db);
    this.#firstLook = new FirstLook(db);
    this.#keywords = new Keywords(db);
    this.#favorites = new Favorites(db);
  }

  async search(query: UsedCarQuery, viewer: Viewer): Promise<CallData<typeof listUsedCars>> {
    const { pageNum, pageSize: size, sortField, sort, keywords, ...filter } = query;
    const conditions = [...conditionsOf(filter), ...(await this.#keywords.conditionsOf(keywords))];
    const key = JSON.stringify([filter, keywords]);
    const offset = (pageNum - 1) * size;
    const order = orderOf({ sortField, sort });
    const { total, first } = await this.#firstLook.at(key, conditions, order);
    const page = { key, conditions, order, offset, size };
    const ids = first ? await this.#pageOfFew(page, first, total.total) : await this.pages.ids(page);
    return { list: await this.present(ids, viewer), ...total };
  }

  async #pageOfFew(page: PageOfIds, first: bigint[], total: number): Promise<bigint[]> {
    const { conditions, order, offset, size } = page;
    const end = Math.min(offset + size, total);
    if (first.length >= end) return first.slice(offset, end);
    return this.#firstLook.page(conditions, order, offset, size);
  }

  /** Cards of these cars, with the viewer's favourites marked. */
  async present(ids: bigint[], viewer: Viewer): Promise<UsedCarItem[]> {
    const [cards, kept] = await Promise.all([this.cars.cards(ids), this.favoritesAmong(ids, viewer)]);
    const now = new Date();
    return cards.map((car) => presentItem(car, kept.has(car.id), now));
  }

  favoritesAmong(ids: bigint[], viewer: Viewer): Promise<Set<bigint>> {
    return viewer ? this.#favorites.among(viewer, ids) : Promise.resolve(new Set());
  }

  async dealerOnSale(dealerId: bigint): Promise<number> {
    const { total } = await this.totals.of(`dealer ${dealerId}`, [ON_SALE, eq(usedCars.dealerId, dealerId)]);
    return total;
  }
}
