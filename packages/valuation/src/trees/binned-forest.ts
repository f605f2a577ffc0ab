import { binOf } from './bins.ts';
import { type Forest, forestOf, sumOfTrees, type Tree } from './forest.ts';

/** Trees together with the edges that turn features into the bins they know. */
export interface BinnedForest {
  edges: readonly Float64Array[];
  trees: readonly Tree[];
  forest: Forest;
}

export const binnedForest = (edges: readonly Float64Array[], trees: readonly Tree[]): BinnedForest => ({
  edges,
  trees,
  forest: forestOf(trees),
});

export function forestAnswer({ edges, forest }: BinnedForest, features: Float64Array): number {
  const bins = new Uint8Array(edges.length);
  for (let at = 0; at < bins.length; at++)
    bins[at] = binOf(edges[at] as Float64Array, features[at] as number);
  return sumOfTrees(forest, bins);
}
