import { SeededRandom } from '@cheyantong/domain/seeded-random';
import type { Tree } from '@cheyantong/valuation/fitting';
import type { BinnedRows } from './binned-rows.ts';
import { growTree } from './grow-tree.ts';
import { HistogramPool } from './histogram.ts';

export interface BoostRules {
  trees: number;
  mostLeaves: number;
  leastRows: number;
  shrinkage: number;
  /** The share of each tree's correction that is applied. */
  rate: number;
  /** Shares of rows and features each tree sees. */
  rowShare: number;
  featureShare: number;
  /** Errors beyond this count no more than their sign. */
  wildBeyond: number;
  direction: readonly number[];
  seed: number;
}

/** Gradient boosting with Huber's loss: every tree explains what the ones before it left. */
export function boost(data: BinnedRows, target: Float64Array, rules: BoostRules): Tree[] {
  const rows = target.length;
  const random = new SeededRandom(rules.seed);
  const pool = new HistogramPool(data);
  const reached = new Float64Array(rows);
  const gradients = new Float64Array(rows);
  const trees: Tree[] = [];
  for (let round = 0; round < rules.trees; round++) {
    for (let row = 0; row < rows; row++) {
      const error = (target[row] as number) - (reached[row] as number);
      gradients[row] = Math.min(Math.max(error, -rules.wildBeyond), rules.wildBeyond);
    }
    const tree = growTree(
      data,
      someOf(rows, rules.rowShare, random),
      gradients,
      { ...rules, features: someOf(data.features, rules.featureShare, random) },
      rules.mostLeaves,
      pool,
    );
    tree.leaves = tree.leaves.map((value) => value * rules.rate);
    for (let row = 0; row < rows; row++) reached[row] = (reached[row] as number) + answerOf(tree, data, row);
    trees.push(tree);
  }
  return trees;
}

function someOf(count: number, share: number, random: SeededRandom): Int32Array {
  const chosen: number[] = [];
  for (let at = 0; at < count; at++) if (random.next() < share) chosen.push(at);
  return Int32Array.from(chosen.length > 0 ? chosen : [0]);
}

function answerOf(tree: Tree, { bins, features }: BinnedRows, row: number): number {
  let node = tree.feature.length > 0 ? 0 : -1;
  const start = row * features;
  while (node >= 0) {
    const bin = bins[start + (tree.feature[node] as number)] as number;
    node = (bin <= (tree.limit[node] as number) ? tree.left[node] : tree.right[node]) as number;
  }
  return tree.leaves[-1 - node] as number;
}
