import type { AskingPrice } from '@cheyantong/valuation';
import { type CarOnOffer, carValue } from '../car-value.ts';
import { dayOf } from './days.ts';
import type { Stock } from './stock.ts';
import { withRoom } from './with-room.ts';

/** A price moves by some hundredths of a percent in this time. */
const GOOD_FOR_DAYS = 2;

const FIGURES = ['priceYuan', 'lowYuan', 'highYuan', 'listings'] as const;

/**
 * What dealers ask for cars like each one in the stock, remembered: of all there is on a card, it takes longest to work out.
 * These are columns beside the stock's own and not a cache: every car has its place, none is let go for another, and a
 * million of them take 20 bytes each.
 */
export class Appraisals {
  readonly #stock: Stock;
  /** Four for each slot; zeros where there is no answer. */
  #figures: Uint32Array = new Uint32Array();
  /** On which day and of which revision of the car. */
  #days: Uint16Array = new Uint16Array();
  #revisions: Uint16Array = new Uint16Array();

  constructor(stock: Stock) {
    this.#stock = stock;
  }

  of(slot: number, car: CarOnOffer, now: Date): AskingPrice | null {
    if (!this.#isYoungerThan(GOOD_FOR_DAYS, slot, now)) this.renew(slot, car, now);
    const [priceYuan = 0, lowYuan = 0, highYuan = 0, listings = 0] = this.#figures.subarray(
      slot * FIGURES.length,
      (slot + 1) * FIGURES.length,
    );
    return priceYuan === 0 ? null : { priceYuan, lowYuan, highYuan, listings };
  }

  isOfToday(slot: number, now: Date): boolean {
    return this.#isYoungerThan(1, slot, now);
  }

  renew(slot: number, car: CarOnOffer, now: Date): void {
    const value = carValue(car, now);
    if (slot >= this.#days.length) this.#makeRoom(this.#stock.size);
    for (const [at, figure] of FIGURES.entries()) {
      this.#figures[slot * FIGURES.length + at] = value?.[figure] ?? 0;
    }
    this.#days[slot] = dayOf(now);
    this.#revisions[slot] = this.#stock.revisionOf(slot);
  }

  /** Appraised in the last days, and the car is as it was then. */
  #isYoungerThan(days: number, slot: number, now: Date): boolean {
    const age = dayOf(now) - (this.#days[slot] ?? 0);
    return age < days && this.#revisions[slot] === this.#stock.revisionOf(slot);
  }

  #makeRoom(cars: number): void {
    const room = Math.ceil(cars * 1.25);
    this.#figures = withRoom(this.#figures, room * FIGURES.length);
    this.#days = withRoom(this.#days, room);
    this.#revisions = withRoom(this.#revisions, room);
  }
}
