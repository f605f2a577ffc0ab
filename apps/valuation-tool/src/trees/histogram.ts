import type { BinnedRows } from './binned-rows.ts';

export const BINS = 256;

/** For every feature and bin: the sum of gradients and the number of rows. */
export interface Histogram {
  sums: Float64Array;
  counts: Int32Array;
}

/** Histograms are large and short-lived; used ones are taken again. */
export class HistogramPool {
  readonly #free: Histogram[] = [];
  readonly #data: BinnedRows;

  constructor(data: BinnedRows) {
    this.#data = data;
  }

  /** One that is empty for these features. */
  take(used: Int32Array): Histogram {
    const size = this.#data.features * BINS;
    const histogram = this.#free.pop() ?? { sums: new Float64Array(size), counts: new Int32Array(size) };
    for (const feature of used) {
      const start = feature * BINS;
      histogram.sums.fill(0, start, start + binsOf(this.#data, feature));
      histogram.counts.fill(0, start, start + binsOf(this.#data, feature));
    }
    return histogram;
  }

  giveBack(histogram: Histogram): void {
    this.#free.push(histogram);
  }
}

export const binsOf = ({ binCounts }: BinnedRows, feature: number): number => binCounts[feature] ?? BINS;

export function histogramOf(
  { bins, features }: BinnedRows,
  rows: Int32Array,
  gradients: Float64Array,
  used: Int32Array,
  pool: HistogramPool,
): Histogram {
  const histogram = pool.take(used);
  const { sums, counts } = histogram;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const gradient = gradients[row] as number;
    const start = row * features;
    for (let which = 0; which < used.length; which++) {
      const feature = used[which] as number;
      const cell = feature * BINS + (bins[start + feature] as number);
      sums[cell] = (sums[cell] as number) + gradient;
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  return histogram;
}

/** What remains of a leaf's histogram without one of its halves; takes the whole's place. */
export function subtract(data: BinnedRows, whole: Histogram, part: Histogram, used: Int32Array): Histogram {
  for (const feature of used) {
    const start = feature * BINS;
    const end = start + binsOf(data, feature);
    for (let cell = start; cell < end; cell++) {
      whole.sums[cell] = (whole.sums[cell] as number) - (part.sums[cell] as number);
      whole.counts[cell] = (whole.counts[cell] as number) - (part.counts[cell] as number);
    }
  }
  return whole;
}
