import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { describe, expect, it } from 'vitest';
import {
  type Bits,
  bitsFor,
  countBits,
  countCommon,
  countCommonInSample,
  intersect,
  markAll,
  slotsAmong,
  slotsIn,
  slotsOutside,
  subtract,
  unite,
  unmark,
} from './bits.ts';

const random = new SeededRandom(3);

const drawSlots = (room: number): number[] =>
  Array.from({ length: room }, (_, slot) => slot).filter(() => random.next() < 0.4);
const setOf = (slots: number[], room: number): Bits => markAll(bitsFor(room), Uint32Array.from(slots));

describe('a set of slots', () => {
  it('does what sets do, also where one of two is from a time with fewer cars', () => {
    for (const [room, otherRoom] of [
      [0, 0],
      [1, 1],
      [64, 64],
      [1_000, 1_000],
      [100, 1_000],
      [1_000, 100],
    ] as const) {
      const [slots, others] = [drawSlots(room), drawSlots(otherRoom)];
      const [among, not] = [
        slots.filter((slot) => others.includes(slot)),
        slots.filter((slot) => !others.includes(slot)),
      ];
      const [bits, other] = [setOf(slots, room), setOf(others, otherRoom)];
      expect(Array.from(slotsIn(bits))).toEqual(slots);
      expect(countBits(bits)).toBe(slots.length);
      expect(Array.from(slotsIn(intersect(bits.slice(), other)))).toEqual(among);
      expect(Array.from(slotsIn(subtract(bits.slice(), other)))).toEqual(not);
      expect(countCommon(bits, other)).toBe(among.length);
      expect(countCommonInSample(bits, other)).toBe(among.length);
      expect(Array.from(slotsAmong(Uint32Array.from(slots), other))).toEqual(among);
      expect(Array.from(slotsOutside(Uint32Array.from(slots), other))).toEqual(not);
    }
    const united = unite(setOf([1, 40], 64), setOf([2, 40], 64));
    expect(Array.from(slotsIn(united))).toEqual([1, 2, 40]);
    unmark(united, 40);
    expect(Array.from(slotsIn(united))).toEqual([1, 2]);
  });

  it('of a million cars, a sample tells about what share is in both', () => {
    const [bits, other] = [setOf(drawSlots(1_000_000), 1_000_000), setOf(drawSlots(1_000_000), 1_000_000)];
    const share = countCommonInSample(bits, other) / countCommonInSample(bits, bits);
    expect(share).toBeGreaterThan(0.37);
    expect(share).toBeLessThan(0.43);
  });
});
