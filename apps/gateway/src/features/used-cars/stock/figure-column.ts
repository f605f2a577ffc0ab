import {
  type Bits,
  bitsFor,
  countCommon,
  intersect,
  keepBeyond,
  mark,
  slotsAmong,
  unite,
  unmark,
  unmarkAll,
} from './bits.ts';
import { firstPlace, placeNear } from './first-place.ts';
import { joined } from './joined.ts';
import { SlotList } from './slot-list.ts';
import { withRoom } from './with-room.ts';

/** Cars are told apart by bands of figures, and bands stand in this many groups; in each there is about the same number of cars. */
const GROUPS = 64;
/** Of this size a band is sorted or looked through in no time. */
const CARS_IN_A_BAND = 1_000;
const MOST_BANDS_IN_A_GROUP = 16;
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
}

/** Some bands, one behind the other. */
interface Group {
  bands: Band[];
  edge: number;
  /** All cars of this group and those before it: a range lies between two such sets, but for the bands in which it begins and ends. */
  upToEdge: Bits;
}

interface Found {
  group: Group;
  groupAt: number;
  band: Band;
  /** Its place in the group. */
  at: number;
}

/** One figure of each car, and the cars by bands of figures. */
export class FigureColumn {
  #values: Uint32Array = new Uint32Array();
  #size = 0;
  /** Ascending; the edge of the last is above every figure. None before the first question. */
  #groups: Group[] = [];
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
    for (const group of this.#groups) group.upToEdge = withRoom(group.upToEdge, bitsFor(room).length);
  }

  put(slot: number, figure: number): void {
    const before = slot < this.#size ? this.#find(this.at(slot))?.band : undefined;
    const after = this.#find(figure)?.band;
    this.#values[slot] = figure;
    this.#size = Math.max(this.#size, slot + 1);
    if (before === after) return;
    this.#moves++;
    before?.cars.remove(slot);
    after?.cars.add(slot);
    for (const { edge, upToEdge } of this.#groups) {
      const change = figure < edge ? mark : unmark;
      change(upToEdge, slot);
    }
  }

  /** Takes out of a set what does not lie between two figures. Nothing is copied: copies of sets are what memory fills with. */
  keepBetween(into: Bits, least: number, most: number): Bits {
    this.drawBands();
    const [first, last] = [this.#find(least) as Found, this.#find(most) as Found];
    const before = this.#groups[first.groupAt - 1];
    if (before) keepBeyond(into, last.group.upToEdge, before.upToEdge);
    else intersect(into, last.group.upToEdge);
    for (const { cars } of first.group.bands.slice(0, first.at)) unmarkAll(into, cars.slots);
    for (const { cars } of last.group.bands.slice(last.at + 1)) unmarkAll(into, cars.slots);
    for (const { band } of [first, last]) this.#unmarkOutside(into, band, least, most);
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
    // Where it would be if they were spread evenly: counting is what takes time, and a good guess saves most of it.
    const guess = Math.floor((start / Math.max(total, 1)) * this.#groups.length);
    const first = placeNear(guess, this.#groups.length - 1, (place) => upTo(place) > start);
    let before = upTo(first - 1);
    let counted = before;
    const bands: Uint32Array[] = [];
    for (const band of this.#groups.slice(first).flatMap((group) => group.bands)) {
      const among = slotsAmong(band.cars.slots, bits);
      counted += among.length;
      if (counted <= start) before = counted;
      else bands.push(among);
      if (counted >= end) break;
    }
    return { bands, before };
  }

  /** Those of a set that lie in the band of a figure, and how many lie in the bands before. */
  bandOf(figure: number, bits: Bits): { slots: Uint32Array; before: number } {
    this.drawBands();
    const { group, groupAt, band, at } = this.#find(figure) as Found;
    let before = this.#countingUpTo(bits)(groupAt - 1);
    for (const { cars } of group.bands.slice(0, at)) before += slotsAmong(cars.slots, bits).length;
    return { slots: slotsAmong(band.cars.slots, bits), before };
  }

  /** Of a set all cars in the bands around a figure: so many or more from it on, and as many below, where there are so many. */
  near(figure: number, count: number, bits: Bits): Uint32Array {
    this.drawBands();
    const bands = this.#groups.flatMap((group) => group.bands);
    const middle = firstPlace(bands.length - 1, (place) => figure < (bands[place] as Band).edge);
    const found = [slotsAmong((bands[middle] as Band).cars.slots, bits)];
    for (const direction of [1, -1]) {
      let beyond = 0;
      for (let place = middle + direction; beyond < count; place += direction) {
        const band = bands[place];
        if (!band) break;
        const among = slotsAmong(band.cars.slots, bits);
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

  /** The band of a figure; nothing before bands are drawn. */
  #find(figure: number): Found | undefined {
    const groupAt = firstPlace(
      this.#groups.length - 1,
      (place) => figure < (this.#groups[place]?.edge ?? TOP),
    );
    const group = this.#groups[groupAt];
    if (!group) return undefined;
    const at = firstPlace(group.bands.length - 1, (place) => figure < (group.bands[place]?.edge ?? TOP));
    return { group, groupAt, band: group.bands[at] as Band, at };
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
    const inGroup = Math.ceil(this.#size / GROUPS / CARS_IN_A_BAND);
    this.#groups = this.#newGroups(Math.min(Math.max(inGroup, 1), MOST_BANDS_IN_A_GROUP));
    for (let slot = 0; slot < this.#size; slot++) {
      const { group, band } = this.#find(this.at(slot)) as Found;
      band.cars.add(slot);
      mark(group.upToEdge, slot);
    }
    for (const [place, group] of this.#groups.entries()) {
      const before = this.#groups[place - 1];
      if (before) unite(group.upToEdge, before.upToEdge);
    }
  }

  #newGroups(bandsInGroup: number): Group[] {
    const edges = [...new Set(this.#quantiles(GROUPS * bandsInGroup)), TOP];
    const bands = edges.map((edge) => ({ edge, cars: new SlotList() }));
    return Array.from({ length: Math.ceil(bands.length / bandsInGroup) }, (_, at) => {
      const ofGroup = bands.slice(at * bandsInGroup, (at + 1) * bandsInGroup);
      return {
        bands: ofGroup,
        edge: ofGroup.at(-1)?.edge ?? TOP,
        upToEdge: bitsFor(this.#values.length),
      };
    });
  }

  #quantiles(parts: number): number[] {
    const step = Math.max(1, this.#size / SAMPLE);
    const length = Math.floor(this.#size / step);
    const sample = Uint32Array.from({ length }, (_, at) => this.at(Math.floor(at * step))).sort();
    return Array.from({ length: parts - 1 }, (_, at) => sample[Math.floor(((at + 1) * length) / parts)] ?? 0);
  }
}
