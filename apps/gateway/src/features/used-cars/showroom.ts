import type { CallData, listUsedCars, UsedCarDetail, UsedCarItem, UsedCarQuery } from '@cheyantong/contract';
import type { DbHandle } from '../../db/handle.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { type CarCards, cardsFromDatabase } from './car-cards.ts';
import { UsedCars } from './cars.ts';
import { createFinder, type FinderKind } from './create-finder.ts';
import { Favorites } from './favorites.ts';
import type { CarFinder } from './finding/car-finder.ts';
import { type Condition, is } from './finding/condition.ts';
import { conditionsOf, type Filter } from './finding/filter.ts';
import { Keywords } from './finding/keywords.ts';
import { orderOf } from './finding/order.ts';
import { pageEndText, pageStart } from './finding/page-end.ts';
import { withoutOne } from './finding/without-one.ts';
import { presentDetail } from './present-detail.ts';

/** Who looks: a member whose favourites are marked, or nobody in particular. */
export type Viewer = string | null;

/** What happened in the database a moment ago may be seen a moment later. */
const MAY_LAG_MS = 1_000;
/** Cars that many look at in the same moment. */
const MOST_DETAILS = 2_000;
/** Pages of lists, the same. */
const MOST_PAGES = 200;

/** What narrows the list, words and all. */
type Narrowed = Filter & Pick<UsedCarQuery, 'keywords'>;

type FoundCars = CallData<typeof listUsedCars>;

interface ShowroomOptions {
  finder?: FinderKind;
  mayLagMs?: number;
  dataDir?: string;
}

/** The cars for sale. Made once for a server, because it may hold all of them in memory. */
export class Showroom {
  readonly cars: UsedCars;
  readonly finder: CarFinder;
  readonly #cards: CarCards;
  readonly #freshCards: CarCards;
  readonly #keywords: Keywords;
  readonly #favorites: Favorites;
  readonly #details: ShortLived<Promise<UsedCarDetail | null>>;
  readonly #pages: ShortLived<Promise<FoundCars>>;

  constructor(db: DbHandle, { finder = 'memory', mayLagMs = MAY_LAG_MS, dataDir }: ShowroomOptions = {}) {
    this.cars = new UsedCars(db);
    const found = createFinder(finder, { db, cars: this.cars, mayLagMs, dataDir });
    this.finder = found.finder;
    this.#cards = found.cards;
    this.#freshCards = cardsFromDatabase(this.cars);
    this.#keywords = new Keywords(db, mayLagMs);
    this.#favorites = new Favorites(db);
    this.#details = new ShortLived({ lifeMs: mayLagMs, size: MOST_DETAILS });
    this.#pages = new ShortLived({ lifeMs: mayLagMs, size: MOST_PAGES });
  }

  /** Makes ready all that no visitor should have to wait for. */
  async open(): Promise<void> {
    await this.finder.open();
    await this.#cards.open();
  }

  /** The very same object for all who have no favourites and ask in the same moment: it is written and compressed once. */
  async search(query: UsedCarQuery, viewer: Viewer): Promise<FoundCars> {
    const found = await remembered(this.#pages, JSON.stringify(query), () => this.#search(query));
    return viewer ? { ...found, list: await this.#marked(found.list, viewer) } : found;
  }

  async #search(query: UsedCarQuery): Promise<FoundCars> {
    const { pageNum, pageSize, after, sortField, sort, ...narrowed } = query;
    const { ids, total, end } = await this.finder.page({
      conditions: await this.#conditionsOf(narrowed),
      order: orderOf({ sortField, sort }),
      ...pageStart({ pageNum, pageSize, after }),
      size: pageSize,
    });
    return {
      list: await this.#cards.of(ids),
      total,
      endsAt: end && pageEndText(pageNum, end),
      withoutOne: total > 0 ? [] : await withoutOne(narrowed, (loosened) => this.#count(loosened)),
    };
  }

  async #conditionsOf({ keywords, ...filter }: Narrowed): Promise<Condition[]> {
    return [...conditionsOf(filter), ...(await this.#keywords.conditionsOf(keywords))];
  }

  async #count(narrowed: Narrowed): Promise<number> {
    return this.finder.count(await this.#conditionsOf(narrowed));
  }

  /** Cards of these cars, with the viewer's favourites marked. */
  async present(ids: bigint[], viewer: Viewer): Promise<UsedCarItem[]> {
    return this.#marked(await this.#cards.of(ids), viewer);
  }

  async #marked(cards: UsedCarItem[], viewer: Viewer): Promise<UsedCarItem[]> {
    const ids = cards.map(({ vehicleId }) => BigInt(vehicleId));
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

  /** All about a car, as somebody sees it who has no favourites; null for one that is not there. */
  detail(id: bigint): Promise<UsedCarDetail | null> {
    return remembered(this.#details, String(id), async () => {
      const car = await this.cars.find(id);
      if (!car) return null;
      const dealerOnSale = await this.finder.count([is('dealerId', String(car.dealerId))]);
      return presentDetail(car, { dealerOnSale, now: new Date() });
    });
  }
}
