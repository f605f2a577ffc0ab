import { hash } from 'node:crypto';
import type { AskingPrice } from '@cheyantong/valuation';
import { type CarOnOffer, carOnOffer, carValue } from '../car-value.ts';
import { dayOf } from './days.ts';
import { type AppraisalRow, AppraisalRows } from './kept-appraisals.ts';
import type { Stock } from './stock.ts';
import { withRoom } from './with-room.ts';

/** A price moves by some hundredths of a percent in this time. */
const GOOD_FOR_DAYS = 2;

const FIGURES = ['priceYuan', 'lowYuan', 'highYuan', 'listings'] as const;

/**
 * What dealers ask for cars like each one in the stock, remembered: of all there is on a card, it takes longest to work out.
 * These are columns beside the stock's own and not a cache: every car has its place, none is let go for another, and a
 * million of them take 24 bytes each. What a server before this one has worked out for the very same car is taken over.
 */
export class Appraisals {
  readonly #stock: Stock;
  /** Four for each slot; zeros where there is no answer. */
  #figures: Uint32Array = new Uint32Array();
  /** On which day and of which revision of the car. */
  #days: Uint16Array = new Uint16Array();
  #revisions: Uint16Array = new Uint16Array();
  /** What it was worked out from. */
  #prints: Uint32Array = new Uint32Array();
  #earlier: AppraisalRows;

  constructor(stock: Stock, earlier = new AppraisalRows()) {
    this.#stock = stock;
    this.#earlier = earlier;
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
    if (slot >= this.#days.length) this.#makeRoom(this.#stock.size);
    const print = printOf(car, now);
    const { day, figures } = this.#takenOver(slot, print, now) ?? {
      day: dayOf(now),
      figures: figuresOf(carValue(car, now)),
    };
    this.#figures.set(figures, slot * FIGURES.length);
    this.#days[slot] = day;
    this.#revisions[slot] = this.#stock.revisionOf(slot);
    this.#prints[slot] = print;
  }

  /** All that is known, for the server after this one; what was left by the one before has been taken over. */
  handOver(): AppraisalRows {
    this.#earlier = new AppraisalRows();
    const slots = new Uint32Array(this.#days.length);
    let known = 0;
    for (let slot = 0; slot < this.#days.length; slot++) if (this.#days[slot]) slots[known++] = slot;
    return AppraisalRows.of(known, this.#rowsOf(this.#stock.inOrderOfIds(slots.subarray(0, known))));
  }

  *#rowsOf(slots: Uint32Array): Iterable<AppraisalRow> {
    for (const slot of slots) {
      yield {
        id: this.#stock.idOf(slot),
        print: this.#prints[slot] ?? 0,
        day: this.#days[slot] ?? 0,
        figures: this.#figures.subarray(slot * FIGURES.length, (slot + 1) * FIGURES.length),
      };
    }
  }

  /** Only where nothing is known yet: afterwards it is this server that keeps figures young. */
  #takenOver(slot: number, print: number, now: Date): AppraisalRow | undefined {
    if (this.#days[slot]) return undefined;
    const row = this.#earlier.find(this.#stock.idOf(slot));
    const isGood = row?.print === print && dayOf(now) - row.day < GOOD_FOR_DAYS;
    return isGood ? row : undefined;
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
    this.#prints = withRoom(this.#prints, room);
  }
}

const figuresOf = (value: AskingPrice | null): Uint32Array =>
  Uint32Array.from(FIGURES, (figure) => value?.[figure] ?? 0);

/** A number for all that the value of a car depends on, but for the day. */
function printOf(offer: CarOnOffer, now: Date): number {
  const { model, use } = carOnOffer(offer, now);
  const { valuedOn: _, ...lasting } = use;
  const told = [...Object.values(model), ...Object.values(lasting)].join('\n');
  return hash('sha256', told, 'buffer').readUInt32LE();
}
