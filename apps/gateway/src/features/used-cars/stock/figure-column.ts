import {
  type Bits,
  bitsFor,
  countCommon,
  intersect,
  mark,
  slotsAmong,
  subtract,
  unite,
  unmark,
} from './bits.ts';
import { firstPlace, placeFromEnd, placeFromStart } from './first-place.ts';
import { joined } from './joined.ts';
import { SlotList } from './slot-list.ts';
import { withRoom } from './with-room.ts';

/** In each band there is about the same number of cars. */
const BANDS = 64;
/** Above every figure. */
const TOP = 2 ** 32;
/** Bands are drawn anew when there are this many times more cars. */
const OUTGROWN = 1.25;
const SAMPLE = 16_384;

/** From `start` up to, but not including, `end`. */
export interface Ranks {
  start: number;
  end: number;
}

/** Figures up to an edge, but not including it, and from the edge before on. */
interface Band {
  edge: number;
  cars: SlotList;
  /** Of this band and all before it: a range lies between two such sets. */
  upToEdge: Bits;
}

/** One figure of each car, and the cars by bands of figures. */
export class FigureColumn {
  #values: Uint32Array = new Uint32Array();
  #size = 0;
  /** Ascending; the edge of the last is above every figure. None before the first question. */
  #bands: Band[] = [];
  #drawnFor = 0;
  /** How often cars moved from band to band. */
  #moves = 0;
  /** Who jumps to a page far away may jump again. */
  readonly #counted = new WeakMap<Bits, { moves: number; upTo: number[] }>();

  at(slot: number): number {
    return this.#values[slot] ?? 0;
  }

  /** The figures of these slots. */
  of(slots: Uint32Array): Uint32Array {
    const figures = new Uint32Array(slots.length);
    for (let at = 0; at < slots.length; at++) figures[at] = this.#values[slots[at] as number] as number;
    return figures;
  }

  makeRoom(room: number): void {
    this.#values = withRoom(this.#values, room);
    for (const band of this.#bands) band.upToEdge = withRoom(band.upToEdge, bitsFor(room).length);
  }

  put(slot: number, figure: number): void {
    const before = slot < this.#size ? this.#bands[this.#placeOfBand(this.at(slot))] : undefined;
    const after = this.#bands[this.#placeOfBand(figure)];
    this.#values[slot] = figure;
    this.#size = Math.max(this.#size, slot + 1);
    if (before === after) return;
    this.#moves++;
    before?.cars.remove(slot);
    after?.cars.add(slot);
    for (const { edge, upToEdge } of this.#bands) {
      const change = figure < edge ? mark : unmark;
      change(upToEdge, slot);
    }
  }

  /** Takes out of a set what does not lie between two figures. Nothing is copied: copies of sets are what memory fills with. */
  keepBetween(into: Bits, least: number, most: number): Bits {
    this.drawBands();
    const last = this.#bands[this.#placeOfBand(most)] as Band;
    intersect(into, last.upToEdge);
    if (last.edge !== most + 1) this.#unmarkWhere(into, last, (figure) => figure > most);
    if (least <= 0) return into;
    const place = this.#placeOfBand(least);
    const before = this.#bands[place - 1];
    if (before) subtract(into, before.upToEdge);
    if (before?.edge !== least)
      this.#unmarkWhere(into, this.#bands[place] as Band, (figure) => figure < least);
    return into;
  }

  /** Those of some slots that lie between two figures. */
  sift(slots: Uint32Array, least: number, most: number): Uint32Array {
    const sifted = new Uint32Array(slots.length);
    let kept = 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      const figure = this.#values[slot] as number;
      sifted[kept] = slot;
      kept += figure >= least && figure <= most ? 1 : 0;
    }
    return sifted.subarray(0, kept);
  }

  /** Those of a set that lie in the bands of some ranks, band by band, and how many lie in the bands before. */
  around({ start, end }: Ranks, bits: Bits, total: number): { bands: Uint32Array[]; before: number } {
    this.drawBands();
    const upTo = this.#countingUpTo(bits);
    // From whichever end is nearer: first pages up and down are what is asked for most.
    const search = start > total - end ? placeFromEnd : placeFromStart;
    const first = search(this.#bands.length - 1, (place) => upTo(place) > start);
    const last = search(this.#bands.length - 1, (place) => upTo(place) >= end);
    const bands = this.#bands.slice(first, last + 1);
    return { bands: bands.map(({ cars }) => slotsAmong(cars.slots, bits)), before: upTo(first - 1) };
  }

  /** Those of a set that lie in the band of a figure, and how many lie in the bands before. */
  bandOf(figure: number, bits: Bits): { slots: Uint32Array; before: number } {
    this.drawBands();
    const place = this.#placeOfBand(figure);
    const { cars } = this.#bands[place] as Band;
    return { slots: slotsAmong(cars.slots, bits), before: this.#countingUpTo(bits)(place - 1) };
  }

  /** Of a set all cars in the bands around a figure: so many or more from it on, and as many below, where there are so many. */
  near(figure: number, count: number, bits: Bits): Uint32Array {
    this.drawBands();
    const middle = this.#placeOfBand(figure);
    const found = [slotsAmong((this.#bands[middle] as Band).cars.slots, bits)];
    for (const direction of [1, -1]) {
      let beyond = 0;
      for (let place = middle + direction; beyond < count; place += direction) {
        const band = this.#bands[place];
        if (!band) break;
        const among = slotsAmong(band.cars.slots, bits);
        beyond += among.length;
        found.push(among);
      }
    }
    return joined(found);
  }

  /** How many of a set lie in a band and all before it; counted once, as long as no car moves. */
  #countingUpTo(bits: Bits): (place: number) => number {
    let known = this.#counted.get(bits);
    if (known?.moves !== this.#moves) {
      known = { moves: this.#moves, upTo: [] };
      this.#counted.set(bits, known);
    }
    const { upTo } = known;
    return (place) => {
      const band = this.#bands[place];
      if (!band) return 0;
      upTo[place] ??= countCommon(bits, band.upToEdge);
      return upTo[place];
    };
  }

  #placeOfBand(figure: number): number {
    return firstPlace(this.#bands.length - 1, (place) => figure < (this.#bands[place]?.edge ?? TOP));
  }

  #unmarkWhere(bits: Bits, { cars }: Band, isOut: (figure: number) => boolean): void {
    for (const slot of cars.slots) if (isOut(this.#values[slot] as number)) unmark(bits, slot);
  }

  /** Sorts all cars into bands, unless that was done; who asks first would have to wait for it. */
  drawBands(): void {
    if (this.#bands.length > 0 && this.#size <= this.#drawnFor * OUTGROWN) return;
    this.#drawnFor = this.#size;
    this.#moves++;
    this.#bands = [...new Set(this.#quantiles()), TOP].map((edge) => ({
      edge,
      cars: new SlotList(),
      upToEdge: bitsFor(this.#values.length),
    }));
    for (let slot = 0; slot < this.#size; slot++) {
      const band = this.#bands[this.#placeOfBand(this.at(slot))] as Band;
      band.cars.add(slot);
      mark(band.upToEdge, slot);
    }
    for (const [place, band] of this.#bands.entries()) {
      const before = this.#bands[place - 1];
      if (before) unite(band.upToEdge, before.upToEdge);
    }
  }

  #quantiles(): number[] {
    const step = Math.max(1, this.#size / SAMPLE);
    const length = Math.floor(this.#size / step);
    const sample = Uint32Array.from({ length }, (_, at) => this.at(Math.floor(at * step))).sort();
    return Array.from({ length: BANDS - 1 }, (_, at) => sample[Math.floor(((at + 1) * length) / BANDS)] ?? 0);
  }
}
