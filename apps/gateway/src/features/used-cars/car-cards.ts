import type { UsedCarItem } from '@cheyantong/contract';
import { carValue } from './car-value.ts';
import type { UsedCars } from './cars.ts';
import { presentItem } from './present-item.ts';

/** Cards as anybody sees them, in the order of the ids. */
export interface CarCards {
  open(): Promise<void>;
  of(ids: readonly bigint[]): Promise<UsedCarItem[]>;
}

/** Cards of cars as they are this very moment. */
export const cardsFromDatabase = (cars: UsedCars): CarCards => ({
  open: async () => undefined,
  async of(ids) {
    const now = new Date();
    return (await cars.cards(ids)).map((car) => presentItem(car, carValue(car, now), now));
  },
});
