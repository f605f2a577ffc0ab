import {
  type Bits,
  bitsFor,
  countCommon,
  countCommonInSample,
  mark,
  markAll,
  slotsAmong,
  subtract,
  unite,
  unmark,
  unmarkAll,
} from './bits.ts';
import { type Band, drawBands, type Group, placeOfFigure } from './figure-bands.ts';
import { firstPlace, placeNear } from './first-place.ts';
import { joined } from './joined.ts';
import { RangeSets } from './range-sets.ts';
import { withRoom } from './with-room.ts';

/** Bands are drawn anew when there are this many times more cars. */
const OUTGROWN = 1.25;
/** So many are looked through in the time in which a set is counted. */
const FEW_BANDS = 12;

/** From `start` up to, but not including, `end`. */
export interface Ranks {
  start: number;
  end: number;
}

/** Cars of some bands, one behind the other, and how many stand before them. */
interface Around {
  bands: Uint32Array[];
  before: number;
}

/** Where a figure belongs. */
interface Found {
  groupAt: number;
  group: Group;
  bandAt: number;
  band: Band;
}

/** One figure of each car, and the cars by bands of figures. */
export class FigureColumn {
  #values: Uint32Array = new Uint32Array();
  #size = 0;
  /** Both ascending; the edge of the last is above every figure. None before the first question. */
  #bands: Band[] = [];
  #groups: Group[] = [];
  #drawnFor = 0;
  /** How often cars moved from band to band. */
  #moves = 0;
  /** Who jumps to a page far away may jump again. */
  readonly #counted = new WeakMap<Bits, { moves: number; upTo: number[] }>();
  readonly #ranges = new RangeSets();

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
    const words = bitsFor(room).length;
    for (const group of this.#groups) group.upToEdge = withRoom(group.upToEdge, words);
    this.#ranges.makeRoom(words);
  }

  put(slot: number, figure: number): void {
    const before = slot < this.#size ? this.#find(this.at(slot))?.band : undefined;
    const after = this.#find(figure)?.band;
    this.#values[slot] = figure;
    this.#size = Math.max(this.#size, slot + 1);
    this.#ranges.put(slot, figure);
    if (before === after) return;
    this.#moves++;
    before?.cars.remove(slot);
    after?.cars.add(slot);
    for (const { edge, upToEdge } of this.#groups) {
      const change = figure < edge ? mark : unmark;
      change(upToEdge, slot);
    }
  }

  /** All cars whose figure lies between two others; not to be changed. */
  between(least: number, most: number): Bits {
    return this.#ranges.between(least, most, () => this.#drawRange(least, most));
  }

  #drawRange(least: number, most: number): Bits {
    this.drawBands();
    const [first, last] = [this.#find(least) as Found, this.#find(most) as Found];
    const bits = last.group.upToEdge.slice();
    const before = this.#groups[first.groupAt - 1];
    if (before) subtract(bits, before.upToEdge);
    for (let at = first.group.firstBand; at < first.bandAt; at++) unmarkAll(bits, this.#carsAt(at));
    for (let at = last.bandAt + 1; at < last.group.endBand; at++) unmarkAll(bits, this.#carsAt(at));
    for (const { band } of [first, last]) this.#unmarkOutside(bits, band, least, most);
    return bits;
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
  around(ranks: Ranks, bits: Bits, total: number): Around {
    this.drawBands();
    return this.#fromAnEnd(ranks, bits, total) ?? this.#fromAGroup(ranks, bits, total);
  }

  /** First and last pages are sooner found in the bands there than by counting, unless hardly any of the set lie in those. */
  #fromAnEnd({ start, end }: Ranks, bits: Bits, total: number): Around | undefined {
    const isFromFirst = start <= total - end;
    const wanted = isFromFirst ? end : total - start;
    const bands: Uint32Array[] = [];
    let found = 0;
    for (let at = 0; at < FEW_BANDS; at++) {
      const bandAt = isFromFirst ? at : this.#bands.length - 1 - at;
      if (!this.#bands[bandAt]) return undefined;
      const among = slotsAmong(this.#carsAt(bandAt), bits);
      bands.push(among);
      found += among.length;
      if (found >= wanted)
        return isFromFirst ? { bands, before: 0 } : { bands: bands.reverse(), before: total - found };
      // At this pace they would not do.
      if (found * FEW_BANDS < wanted * (at + 1)) return undefined;
    }
    return undefined;
  }

  /** Counting is what takes time, and a good guess saves most of it. */
  #fromAGroup({ start, end }: Ranks, bits: Bits, total: number): Around {
    const upTo = this.#countingUpTo(bits);
    const guess = this.#groupAtShare(bits, start / Math.max(total, 1));
    const first = placeNear(guess, this.#groups.length - 1, (place) => upTo(place) > start);
    let before = upTo(first - 1);
    let counted = before;
    const bands: Uint32Array[] = [];
    for (let at = this.#groups[first]?.firstBand ?? 0; at < this.#bands.length && counted < end; at++) {
      const among = slotsAmong(this.#carsAt(at), bits);
      counted += among.length;
      if (counted <= start) before = counted;
      else bands.push(among);
    }
    return { bands, before };
  }

  /** About in which group a share of a set ends. */
  #groupAtShare(bits: Bits, share: number): number {
    const sampled = (place: number): number =>
      countCommonInSample(bits, (this.#groups[place] as Group).upToEdge);
    const last = this.#groups.length - 1;
    const wanted = share * sampled(last);
    return firstPlace(last, (place) => sampled(place) > wanted);
  }

  /** Those of a set that lie in the band of a figure, and how many lie in the bands before. */
  bandOf(figure: number, bits: Bits): { slots: Uint32Array; before: number } {
    this.drawBands();
    const { groupAt, group, bandAt } = this.#find(figure) as Found;
    let before = this.#countingUpTo(bits)(groupAt - 1);
    for (let at = group.firstBand; at < bandAt; at++) before += slotsAmong(this.#carsAt(at), bits).length;
    return { slots: slotsAmong(this.#carsAt(bandAt), bits), before };
  }

  /** Of a set all cars in the bands around a figure: so many or more from it on, and as many below, where there are so many. */
  near(figure: number, count: number, bits: Bits): Uint32Array {
    this.drawBands();
    const { bandAt } = this.#find(figure) as Found;
    const found = [slotsAmong(this.#carsAt(bandAt), bits)];
    for (const direction of [1, -1]) {
      let beyond = 0;
      for (let at = bandAt + direction; beyond < count && this.#bands[at]; at += direction) {
        const among = slotsAmong(this.#carsAt(at), bits);
        beyond += among.length;
        found.push(among);
      }
    }
    return joined(found);
  }

  /** How many of a set lie in a group and all before it; counted once, as long as no car moves. */
  #countingUpTo(bits: Bits): (place: number) => number {
    let known = this.#counted.get(bits);
    if (known?.moves !== this.#moves) {
      known = { moves: this.#moves, upTo: [] };
      this.#counted.set(bits, known);
    }
    const { upTo } = known;
    return (place) => {
      const group = this.#groups[place];
      if (!group) return 0;
      upTo[place] ??= countCommon(bits, group.upToEdge);
      return upTo[place];
    };
  }

  #carsAt(bandAt: number): Uint32Array {
    return (this.#bands[bandAt] as Band).cars.slots;
  }

  /** The band of a figure; nothing before bands are drawn. */
  #find(figure: number): Found | undefined {
    const groupAt = placeOfFigure(figure, this.#groups, 0, this.#groups.length);
    const group = this.#groups[groupAt];
    if (!group) return undefined;
    const bandAt = placeOfFigure(figure, this.#bands, group.firstBand, group.endBand);
    return { groupAt, group, bandAt, band: this.#bands[bandAt] as Band };
  }

  /** The same is done for every car: to guess wrong for half of them would take a processor longer than the work. */
  #unmarkOutside(bits: Bits, { cars: { slots } }: Band, least: number, most: number): void {
    const values = this.#values;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      const figure = values[slot] as number;
      const isOutside = Number(figure < least) | Number(figure > most);
      bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(isOutside << (slot & 31));
    }
  }

  /** Sorts all cars into bands, unless that was done; who asks first would have to wait for it. */
  drawBands(): void {
    if (this.#groups.length > 0 && this.#size <= this.#drawnFor * OUTGROWN) return;
    this.#drawnFor = this.#size;
    this.#moves++;
    const drawn = drawBands(this.#values, this.#size);
    this.#bands = drawn.bands;
    this.#groups = drawn.groups;
    for (let slot = 0; slot < this.#size; slot++) {
      const bandAt = placeOfFigure(this.at(slot), drawn.bands, 0, drawn.bands.length);
      (drawn.bands[bandAt] as Band).cars.add(slot);
    }
    for (const [place, { firstBand, endBand, upToEdge }] of drawn.groups.entries()) {
      for (let at = firstBand; at < endBand; at++) markAll(upToEdge, this.#carsAt(at));
      const before = drawn.groups[place - 1];
      if (before) unite(upToEdge, before.upToEdge);
    }
  }
}
