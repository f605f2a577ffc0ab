/** A set of slots, one bit for each: sets of a million cars are cut with each other in hundredths of a millisecond. */
export type Bits = Uint32Array;

export const bitsFor = (slots: number): Bits => new Uint32Array((slots + 31) >>> 5);

export function mark(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
}

export function unmark(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << (slot & 31));
}

export function markAll(bits: Bits, slots: Uint32Array): Bits {
  for (let at = 0; at < slots.length; at++) mark(bits, slots[at] as number);
  return bits;
}

export function unmarkAll(bits: Bits, slots: Uint32Array): void {
  for (let at = 0; at < slots.length; at++) unmark(bits, slots[at] as number);
}

// Of the two sets one may be of a time when there were fewer cars: nothing behind its end is in it.
// What every list of a million goes through takes four or eight words at a time: the steps of a loop cost more than what they do.

export function intersect(into: Bits, other: Bits): Bits {
  const common = Math.min(into.length, other.length);
  const byFours = common & ~3;
  for (let at = 0; at < byFours; at += 4) {
    into[at] = (into[at] as number) & (other[at] as number);
    into[at + 1] = (into[at + 1] as number) & (other[at + 1] as number);
    into[at + 2] = (into[at + 2] as number) & (other[at + 2] as number);
    into[at + 3] = (into[at + 3] as number) & (other[at + 3] as number);
  }
  for (let at = byFours; at < common; at++) into[at] = (into[at] as number) & (other[at] as number);
  return into.fill(0, common);
}

export function subtract(into: Bits, other: Bits): Bits {
  const common = Math.min(into.length, other.length);
  for (let at = 0; at < common; at++) into[at] = (into[at] as number) & ~(other[at] as number);
  return into;
}

export function unite(into: Bits, other: Bits): Bits {
  const common = Math.min(into.length, other.length);
  for (let at = 0; at < common; at++) into[at] = (into[at] as number) | (other[at] as number);
  return into;
}

export const countBits = (bits: Bits): number => countCommon(bits, bits);

/** Adds neighbours up: bits, then pairs, then fours, then all bytes at once. With `| 0` these stay whole numbers, and fast. */
function bitsIn(word: number): number {
  const pairs = ((word | 0) - ((word >>> 1) & 0x55555555)) | 0;
  const fours = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return Math.imul(((fours + (fours >>> 4)) | 0) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Ascending. How many there are may be known already. */
export function slotsIn(bits: Bits, count = countBits(bits)): Uint32Array {
  const slots = new Uint32Array(count);
  let found = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let left = bits[at] as number; left !== 0; left &= left - 1) {
      slots[found++] = at * 32 + 31 - Math.clz32(left & -left);
    }
  }
  return slots;
}

/** Those of some slots that are in the set. */
export function slotsAmong(slots: Uint32Array, bits: Bits): Uint32Array {
  const among = new Uint32Array(slots.length);
  let kept = 0;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number;
    among[kept] = slot;
    kept += ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
  }
  return among.subarray(0, kept);
}

/** Those of some slots that are not in the set. */
export function slotsOutside(slots: Uint32Array, bits: Bits): Uint32Array {
  const outside = new Uint32Array(slots.length);
  let kept = 0;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number;
    outside[kept] = slot;
    kept += 1 - (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1);
  }
  return outside.subarray(0, kept);
}

/**
 * How many are in both sets. Eight words are added up bit by bit, as on paper: each column has a one, a two and a four to
 * carry on, and only the eights that come out of it are counted (Harley and Seal).
 */
export function countCommon(one: Bits, other: Bits): number {
  const common = Math.min(one.length, other.length);
  const byEights = common & ~7;
  let [ones, twos, fours, eights] = [0, 0, 0, 0];
  for (let at = 0; at < byEights; at += 8) {
    const a = (one[at] as number) & (other[at] as number);
    const b = (one[at + 1] as number) & (other[at + 1] as number);
    const c = (one[at + 2] as number) & (other[at + 2] as number);
    const d = (one[at + 3] as number) & (other[at + 3] as number);
    const e = (one[at + 4] as number) & (other[at + 4] as number);
    const f = (one[at + 5] as number) & (other[at + 5] as number);
    const g = (one[at + 6] as number) & (other[at + 6] as number);
    const h = (one[at + 7] as number) & (other[at + 7] as number);
    const twosOfB = carried(ones, a, b);
    ones ^= a ^ b;
    const twosOfD = carried(ones, c, d);
    ones ^= c ^ d;
    const twosOfF = carried(ones, e, f);
    ones ^= e ^ f;
    const twosOfH = carried(ones, g, h);
    ones ^= g ^ h;
    const foursOfD = carried(twos, twosOfB, twosOfD);
    twos ^= twosOfB ^ twosOfD;
    const foursOfH = carried(twos, twosOfF, twosOfH);
    twos ^= twosOfF ^ twosOfH;
    eights = (eights + bitsIn(carried(fours, foursOfD, foursOfH))) | 0;
    fours ^= foursOfD ^ foursOfH;
  }
  let count = 8 * eights + 4 * bitsIn(fours) + 2 * bitsIn(twos) + bitsIn(ones);
  for (let at = byEights; at < common; at++) count += bitsIn((one[at] as number) & (other[at] as number));
  return count;
}

/** Where at least two of three have a bit. */
const carried = (one: number, two: number, three: number): number => (one & two) | ((one ^ two) & three);

/** So many words tell well enough what share of a set lies in another. */
const SAMPLE_WORDS = 512;

/** How many are in both sets, of a sample of all slots: the same one for all sets of a size. */
export function countCommonInSample(one: Bits, other: Bits): number {
  const common = Math.min(one.length, other.length);
  const step = Math.ceil(common / SAMPLE_WORDS);
  let count = 0;
  for (let at = 0; at < common; at += step) count += bitsIn((one[at] as number) & (other[at] as number));
  return count;
}
