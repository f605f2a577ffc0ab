import type { UsedCarItem } from '@cheyantong/contract';
import type { UsedCars } from './cars.ts';
import { presentItem } from './present-item.ts';
import { ShortLived } from './short-lived.ts';

/** Cards as anybody sees them, kept for a minute: visitors of the first pages all look at the same cars. */
export class Cards {
  readonly #cars: UsedCars;
  readonly #kept = new ShortLived<UsedCarItem>({ lifeMs: 60_000, size: 10_000 });

  constructor(cars: UsedCars) {
    this.#cars = cars;
  }

  /** The cards of these cars, in this order. */
  async of(ids: bigint[]): Promise<UsedCarItem[]> {
    const known = new Map(ids.map((id) => [id, this.#kept.recall(String(id))]));
    const missing = ids.filter((id) => !known.get(id));
    for (const [id, card] of await this.#make(missing)) {
      known.set(id, card);
      this.#kept.keep(String(id), card);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** As they are this very moment. */
  async fresh(ids: bigint[]): Promise<UsedCarItem[]> {
    return [...(await this.#make(ids)).values()];
  }

  async #make(ids: bigint[]): Promise<Map<bigint, UsedCarItem>> {
    const now = new Date();
    const found = await this.#cars.cards(ids);
    return new Map(found.map((car) => [car.id, presentItem(car, now)]));
  }
}
