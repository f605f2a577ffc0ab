import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { describe, expect, it } from 'vitest';
import { slotsAtRanks } from './ranks.ts';

const random = new SeededRandom(7);

const drawn = (count: number, figure: () => number) => ({
  slots: Uint32Array.from({ length: count }, (_, at) => at * 3),
  figures: Uint32Array.from({ length: count }, figure),
});

const sortedWhole = ({ slots, figures }: ReturnType<typeof drawn>): number[] =>
  Array.from(slots, (slot, at) => ({ slot, figure: figures[at] ?? 0 }))
    .sort((one, other) => one.figure - other.figure || one.slot - other.slot)
    .map(({ slot }) => slot);

describe('some ranks among many cars', () => {
  const figures: Record<string, () => number> = {
    'all over the range': () => Math.floor(random.next() * 2 ** 32),
    'mostly small': () => Math.floor(1_000_000 * random.next() ** 9),
    'few and often the same': () => Math.floor(random.next() * 4),
    'all the same': () => 150_000,
  };
  for (const [kind, figure] of Object.entries(figures)) {
    it(`are held by those that sorting all would bring there, figures ${kind}`, () => {
      for (const [size, start, end] of [
        [0, 0, 0],
        [1, 0, 1],
        [40, 12, 24],
        [5_000, 0, 12],
        [5_000, 2_400, 2_412],
        [5_000, 4_988, 5_000],
        [5_000, 0, 5_000],
      ] as const) {
        const cars = drawn(size, figure);
        const held = slotsAtRanks(cars, { start, end });
        expect(Array.from(held), `${start}–${end} of ${size}`).toEqual(sortedWhole(cars).slice(start, end));
      }
    });
  }
});
