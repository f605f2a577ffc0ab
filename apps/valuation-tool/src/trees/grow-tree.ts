import type { Tree } from '@cheyantong/valuation/fitting';
import type { BinnedRows } from './binned-rows.ts';
import { type Histogram, type HistogramPool, histogramOf, subtract } from './histogram.ts';
import { type Bounds, bestSplit, type Split, type SplitRules } from './split.ts';

interface OpenLeaf {
  rows: Int32Array;
  histogram: Histogram;
  bounds: Bounds;
  value: number;
  split: Split | null;
  /** Where the node that replaces this leaf must be linked. */
  link: (child: number) => void;
}

/** Grows one tree best leaf first: the leaf whose split explains most is split next. */
export function growTree(
  data: BinnedRows,
  rows: Int32Array,
  gradients: Float64Array,
  rules: SplitRules,
  mostLeaves: number,
  pool: HistogramPool,
): Tree {
  const tree: Tree = { feature: [], limit: [], left: [], right: [], leaves: [] };
  const open: OpenLeaf[] = [];

  const add = (
    leafRows: Int32Array,
    histogram: Histogram,
    bounds: Bounds,
    value: number,
    link: OpenLeaf['link'],
  ) =>
    open.push({
      rows: leafRows,
      histogram,
      bounds,
      value,
      split: bestSplit(data, histogram, leafRows.length, bounds, rules),
      link,
    });

  add(
    rows,
    histogramOf(data, rows, gradients, rules.features, pool),
    { low: -Infinity, high: Infinity },
    0,
    () => {},
  );
  while (open.length < mostLeaves) {
    const leaf = takeBest(open);
    if (!leaf?.split) {
      if (leaf) open.push(leaf);
      break;
    }
    const { feature, limit, leftValue, rightValue } = leaf.split;
    const node = tree.feature.length;
    leaf.link(node);
    tree.feature.push(feature);
    tree.limit.push(limit);
    tree.left.push(0);
    tree.right.push(0);
    const [leftRows, rightRows] = divide(data, leaf.rows, feature, limit);
    const leftIsSmaller = leftRows.length <= rightRows.length;
    const smaller = histogramOf(data, leftIsSmaller ? leftRows : rightRows, gradients, rules.features, pool);
    const larger = subtract(data, leaf.histogram, smaller, rules.features);
    const [leftBounds, rightBounds] = boundsBelow(leaf.bounds, leaf.split, rules);
    add(leftRows, leftIsSmaller ? smaller : larger, leftBounds, leftValue, (child) => {
      tree.left[node] = child;
    });
    add(rightRows, leftIsSmaller ? larger : smaller, rightBounds, rightValue, (child) => {
      tree.right[node] = child;
    });
  }
  for (const leaf of open) {
    leaf.link(-1 - tree.leaves.length);
    tree.leaves.push(leaf.value);
    pool.giveBack(leaf.histogram);
  }
  return tree;
}

function takeBest(open: OpenLeaf[]): OpenLeaf | undefined {
  let best = 0;
  for (let at = 1; at < open.length; at++) {
    if ((open[at]?.split?.gain ?? 0) > (open[best]?.split?.gain ?? 0)) best = at;
  }
  return open.splice(best, 1)[0];
}

function divide({ bins, features }: BinnedRows, rows: Int32Array, feature: number, limit: number) {
  const left = new Int32Array(rows.length);
  const right = new Int32Array(rows.length);
  let lefts = 0;
  let rights = 0;
  for (const row of rows) {
    if ((bins[row * features + feature] as number) <= limit) left[lefts++] = row;
    else right[rights++] = row;
  }
  return [left.subarray(0, lefts), right.subarray(0, rights)] as const;
}

/** Below a split on a feature that may only raise or lower the price, neither side may cross the middle again. */
function boundsBelow(bounds: Bounds, { feature, leftValue, rightValue }: Split, { direction }: SplitRules) {
  const way = direction[feature] ?? 0;
  if (way === 0) return [bounds, bounds] as const;
  const middle = (leftValue + rightValue) / 2;
  const below = { low: bounds.low, high: middle };
  const above = { low: middle, high: bounds.high };
  return way > 0 ? ([below, above] as const) : ([above, below] as const);
}
