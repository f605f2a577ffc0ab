/** One tree. Node n goes left where the bin of its feature is at most its limit; a child is a node, or −1 − leaf. */
export interface Tree {
  feature: number[];
  limit: number[];
  left: number[];
  right: number[];
  leaves: number[];
}

/** Many trees in flat arrays, children counted through the whole forest: walking it touches little memory. */
export interface Forest {
  /** The first node of each tree; of a tree without nodes, its leaf. */
  roots: Int32Array;
  feature: Uint8Array;
  limit: Uint8Array;
  left: Int32Array;
  right: Int32Array;
  leaves: Float32Array;
}

export function forestOf(trees: readonly Tree[]): Forest {
  const roots: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  let nodes = 0;
  let leaves = 0;
  for (const tree of trees) {
    const inForest = (child: number): number => (child >= 0 ? child + nodes : child - leaves);
    roots.push(inForest(tree.feature.length > 0 ? 0 : -1));
    for (const child of tree.left) left.push(inForest(child));
    for (const child of tree.right) right.push(inForest(child));
    nodes += tree.feature.length;
    leaves += tree.leaves.length;
  }
  return {
    roots: Int32Array.from(roots),
    feature: Uint8Array.from(trees.flatMap((tree) => tree.feature)),
    limit: Uint8Array.from(trees.flatMap((tree) => tree.limit)),
    left: Int32Array.from(left),
    right: Int32Array.from(right),
    leaves: Float32Array.from(trees.flatMap((tree) => tree.leaves)),
  };
}

export function sumOfTrees({ roots, feature, limit, left, right, leaves }: Forest, bins: Uint8Array): number {
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] as number;
    while (node >= 0) {
      const goesLeft = (bins[feature[node] as number] as number) <= (limit[node] as number);
      node = (goesLeft ? left[node] : right[node]) as number;
    }
    sum += leaves[-1 - node] as number;
  }
  return sum;
}
