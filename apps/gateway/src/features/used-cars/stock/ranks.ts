import type { Ranks } from './figure-column.ts';

/** Enough to leave few cars in a band, few enough to be counted in no time. */
const BANDS = 1_024;

/** Slots and the figure by which each is sorted; those of the same figure stand in the order in which they are wanted. */
interface Figured {
  slots: Uint32Array;
  figures: Uint32Array;
}

/** The slots that hold these ranks when sorted by figure and, where figures are equal, by the place that they had. */
export function slotsAtRanks(cars: Figured, ranks: Ranks): Uint32Array {
  if (cars.slots.length <= 4 * (ranks.end - ranks.start)) {
    return sorted(cars).subarray(ranks.start, ranks.end);
  }
  const { part, before } = partWithRanks(cars, ranks);
  return sorted(part).subarray(ranks.start - before, ranks.end - before);
}

function sorted({ slots, figures }: Figured): Uint32Array {
  const size = slots.length;
  // Figure and place in one number: numbers alone are sorted many times faster than with a comparison of ours.
  const keys = new Float64Array(size);
  for (let place = 0; place < size; place++) keys[place] = (figures[place] as number) * size + place;
  keys.sort();
  const inOrder = new Uint32Array(size);
  for (let at = 0; at < size; at++) inOrder[at] = slots[(keys[at] as number) % size] as number;
  return inOrder;
}

/** Counts by bands of figures; then only the bands in which the ranks lie need to be sorted. */
function partWithRanks(
  { slots, figures }: Figured,
  { start, end }: Ranks,
): { part: Figured; before: number } {
  const bands = bandsOf(figures);
  const counts = new Uint32Array(BANDS);
  for (const band of bands) counts[band] = (counts[band] as number) + 1;
  let [first, before] = [0, 0];
  while (before + (counts[first] as number) <= start) before += counts[first++] as number;
  let [last, upTo] = [first, before + (counts[first] as number)];
  while (upTo < end) upTo += counts[++last] as number;

  const part = { slots: new Uint32Array(upTo - before), figures: new Uint32Array(upTo - before) };
  let kept = 0;
  for (let at = 0; at < slots.length; at++) {
    const band = bands[at] as number;
    if (band < first || band > last) continue;
    part.slots[kept] = slots[at] as number;
    part.figures[kept] = figures[at] as number;
    kept++;
  }
  return { part, before };
}

function bandsOf(figures: Uint32Array): Uint16Array {
  let [lowest, highest] = [figures[0] ?? 0, 0];
  for (const figure of figures) {
    if (figure < lowest) lowest = figure;
    if (figure > highest) highest = figure;
  }
  const width = (highest - lowest + 1) / BANDS;
  const bands = new Uint16Array(figures.length);
  for (let at = 0; at < figures.length; at++) bands[at] = ((figures[at] as number) - lowest) / width;
  return bands;
}
