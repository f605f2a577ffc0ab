import { firstPlace } from './first-place.ts';
import { withRoom } from './with-room.ts';

/** Slots in ascending order. New cars come at the end; only one that was corrected has to be put in between. */
export class SlotList {
  #slots: Uint32Array = new Uint32Array(4);
  #length = 0;

  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  add(slot: number): void {
    if (this.#length === this.#slots.length) this.#slots = withRoom(this.#slots, this.#length * 2);
    const place = this.#placeOf(slot);
    this.#slots.copyWithin(place + 1, place, this.#length);
    this.#slots[place] = slot;
    this.#length++;
  }

  remove(slot: number): void {
    const place = this.#placeOf(slot);
    this.#slots.copyWithin(place, place + 1, this.#length);
    this.#length--;
  }

  /** Where it stands, or would. */
  #placeOf(slot: number): number {
    const last = this.#slots[this.#length - 1];
    if (last === undefined || last < slot) return this.#length;
    return firstPlace(this.#length, (place) => (this.#slots[place] as number) >= slot);
  }
}
