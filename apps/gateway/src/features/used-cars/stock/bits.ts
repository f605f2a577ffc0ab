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

export function intersect(into: Bits, other: Bits): Bits {
  const common = Math.min(into.length, other.length);
  for (let at = 0; at < common; at++) into[at] = (into[at] as number) & (other[at] as number);
  return into.fill(0, common);
}

export function subtract(into: Bits, other: Bits): Bits {
  const common = Math.min(into.length, other.length);
  for (let at = 0; at < common; at++) into[at] = (into[at] as number) & ~(other[at] as number);
  return into;
}

/** Keeps what is in one set and not in another of the same size, in one go. */
export function keepBeyond(into: Bits, within: Bits, without: Bits): Bits {
  const common = Math.min(into.length, within.length);
  for (let at = 0; at < common; at++)
    into[at] = (into[at] as number) & (within[at] as number) & ~(without[at] as number);
  return into.fill(0, common);
}

export function unite(into: Bits, other: Bits): Bits {
  const common = Math.min(into.length, other.length);
  for (let at = 0; at < common; at++) into[at] = (into[at] as number) | (other[at] as number);
  return into;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count = (count + bitsIn(bits[at] as number)) | 0;
  return count;
}

/** Adds neighbours up: bits, then pairs, then fours, then all bytes at once. With `| 0` these stay whole numbers, and fast. */
function bitsIn(word: number): number {
  const pairs = ((word | 0) - ((word >>> 1) & 0x55555555)) | 0;
  const fours = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return Math.imul(((fours + (fours >>> 4)) | 0) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Ascending. */
export function slotsIn(bits: Bits): Uint32Array {
  const slots = new Uint32Array(countBits(bits));
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

/** How many are in both sets. */
export function countCommon(one: Bits, other: Bits): number {
  const common = Math.min(one.length, other.length);
  let count = 0;
  for (let at = 0; at < common; at++)
    count = (count + bitsIn((one[at] as number) & (other[at] as number))) | 0;
  return count;
}
