import type { BinnedRows } from './binned-rows.ts';
import { BINS, binsOf, type Histogram } from './histogram.ts';

export interface SplitRules {
  /** The features this tree may look at. */
  features: Int32Array;
  /** For each feature: 1 may only raise the answer, −1 only lower it, 0 either. */
  direction: readonly number[];
  leastRows: number;
  /** Draws leaf values toward zero, as if so many rows said zero. */
  shrinkage: number;
}

export interface Bounds {
  low: number;
  high: number;
}

export interface Split {
  feature: number;
  limit: number;
  gain: number;
  leftValue: number;
  rightValue: number;
}

/** The split that explains most, or none that explains anything. */
export function bestSplit(
  data: BinnedRows,
  { sums, counts }: Histogram,
  rows: number,
  bounds: Bounds,
  { features, direction, leastRows, shrinkage }: SplitRules,
): Split | null {
  let best: Split | null = null;
  let total = Number.NaN;
  for (const feature of features) {
    const start = feature * BINS;
    const bins = binsOf(data, feature);
    if (Number.isNaN(total)) {
      total = 0;
      for (let bin = 0; bin < bins; bin++) total += sums[start + bin] as number;
    }
    const way = direction[feature] ?? 0;
    const unsplit = (total * total) / (rows + shrinkage);
    let leftSum = 0;
    let leftRows = 0;
    for (let bin = 0; bin < bins - 1; bin++) {
      const here = counts[start + bin] as number;
      if (here === 0) continue;
      leftSum += sums[start + bin] as number;
      leftRows += here;
      const rightRows = rows - leftRows;
      if (leftRows < leastRows) continue;
      if (rightRows < leastRows) break;
      const rightSum = total - leftSum;
      const gain =
        (leftSum * leftSum) / (leftRows + shrinkage) +
        (rightSum * rightSum) / (rightRows + shrinkage) -
        unsplit;
      if (gain <= (best?.gain ?? 1e-12)) continue;
      const leftValue = within(bounds, leftSum / (leftRows + shrinkage));
      const rightValue = within(bounds, rightSum / (rightRows + shrinkage));
      if ((rightValue - leftValue) * way < 0) continue;
      best = { feature, limit: bin, gain, leftValue, rightValue };
    }
  }
  return best;
}

const within = ({ low, high }: Bounds, value: number): number => Math.min(Math.max(value, low), high);
