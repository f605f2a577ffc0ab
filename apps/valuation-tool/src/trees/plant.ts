import { type BinnedForest, binnedForest, binOf } from '@cheyantong/valuation/fitting';
import { binEdges } from './bin-edges.ts';
import { type BoostRules, boost } from './boost.ts';

/** Boosts trees that explain the target by the features of each row. */
export function plantForest(
  rows: readonly Float64Array[],
  target: Float64Array,
  rules: BoostRules,
): BinnedForest {
  const features = rules.direction.length;
  const edges = rules.direction.map((_, feature) =>
    binEdges(Float64Array.from(rows, (row) => row[feature] ?? Number.NaN)),
  );
  // One more bin than edges, and one for the unknown.
  const binCounts = Int32Array.from(edges, ({ length }) => length + 2);
  const bins = new Uint8Array(rows.length * features);
  for (const [at, row] of rows.entries()) {
    for (const [feature, itsEdges] of edges.entries()) {
      bins[at * features + feature] = binOf(itsEdges, row[feature] ?? Number.NaN);
    }
  }
  return binnedForest(edges, boost({ bins, features, binCounts }, target, rules));
}
