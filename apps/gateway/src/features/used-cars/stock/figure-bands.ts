import { type Bits, bitsFor } from './bits.ts';
import { firstPlace } from './first-place.ts';
import { SlotList } from './slot-list.ts';

/** Bands stand in this many groups; in each there is about the same number of cars. */
const GROUPS = 128;
/** Of this size a band is sorted or looked through in no time. */
const CARS_IN_A_BAND = 1_000;
const MOST_BANDS_IN_A_GROUP = 8;
/** Above every figure. */
const TOP = 2 ** 32;
const SAMPLE = 16_384;

/** Cars with figures up to an edge, but not including it, and from the edge before on. */
export interface Band {
  edge: number;
  cars: SlotList;
}

/** Some bands, one behind the other. */
export interface Group {
  edge: number;
  firstBand: number;
  /** Behind its last. */
  endBand: number;
  /** All cars of this group and those before it: a range lies between two such sets, but for the bands in which it begins and ends. */
  upToEdge: Bits;
}

/** Bands for the figures of so many cars, without any car in them yet. */
export function drawBands(figures: Uint32Array, size: number): { bands: Band[]; groups: Group[] } {
  const wanted = Math.ceil(size / GROUPS / CARS_IN_A_BAND);
  const bandsInGroup = Math.min(Math.max(wanted, 1), MOST_BANDS_IN_A_GROUP);
  const edges = [...new Set(quantiles(figures, size, GROUPS * bandsInGroup)), TOP];
  const groups = Array.from({ length: Math.ceil(edges.length / bandsInGroup) }, (_, at) => {
    const firstBand = at * bandsInGroup;
    const endBand = Math.min(firstBand + bandsInGroup, edges.length);
    return { edge: edges[endBand - 1] ?? TOP, firstBand, endBand, upToEdge: bitsFor(figures.length) };
  });
  return { bands: edges.map((edge) => ({ edge, cars: new SlotList() })), groups };
}

/** Which of some bands or groups, up to `end`, a figure lies in. */
export const placeOfFigure = (
  figure: number,
  among: readonly { edge: number }[],
  start: number,
  end: number,
): number => start + firstPlace(end - start - 1, (place) => figure < (among[start + place]?.edge ?? TOP));

function quantiles(figures: Uint32Array, size: number, parts: number): number[] {
  const step = Math.max(1, size / SAMPLE);
  const length = Math.floor(size / step);
  const sample = Uint32Array.from({ length }, (_, at) => figures[Math.floor(at * step)] ?? 0).sort();
  return Array.from({ length: parts - 1 }, (_, at) => sample[Math.floor(((at + 1) * length) / parts)] ?? 0);
}
