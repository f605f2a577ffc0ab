import { Effects } from '../linear/effects.ts';
import { type BinnedForest, binnedForest } from '../trees/binned-forest.ts';
import type { Tree } from '../trees/forest.ts';

/** Numbers as text: little-endian, in base64. Values are whole numbers to be multiplied with their unit. */
export interface PackedEffects {
  unit: number;
  prints: string;
  values: string;
}

export interface PackedForest {
  leafUnit: number;
  edges: number[][];
  nodesOfTree: string;
  feature: string;
  limit: string;
  left: string;
  right: string;
  leaves: string;
}

const MOST = 32_767;

/** As fine as the largest effect allows, unless the unit is given. */
export function packEffects(effects: Effects, givenUnit?: number): PackedEffects {
  const entries = effects.entries();
  const unit = givenUnit ?? entries.reduce((most, [, value]) => Math.max(most, Math.abs(value)), 0) / MOST;
  const kept = entries
    .map(([print, value]) => ({ print, value: Math.round(value / unit) }))
    .filter(({ value }) => value !== 0);
  return {
    unit,
    prints: textOf(Int32Array.from(kept, ({ print }) => print)),
    values: textOf(Int16Array.from(kept, ({ value }) => value)),
  };
}

export const unpackEffects = ({ unit, prints, values }: PackedEffects): Effects =>
  new Effects({ unit, prints: new Int32Array(bytesOf(prints)), values: new Int16Array(bytesOf(values)) });

export function packForest({ edges, trees }: BinnedForest, leafUnit: number): PackedForest {
  return {
    leafUnit,
    edges: edges.map((itsEdges) => Array.from(itsEdges)),
    nodesOfTree: textOf(Uint8Array.from(trees, ({ feature }) => feature.length)),
    feature: textOf(Uint8Array.from(trees.flatMap(({ feature }) => feature))),
    limit: textOf(Uint8Array.from(trees.flatMap(({ limit }) => limit))),
    left: textOf(Int8Array.from(trees.flatMap(({ left }) => left))),
    right: textOf(Int8Array.from(trees.flatMap(({ right }) => right))),
    leaves: textOf(
      Int16Array.from(trees.flatMap(({ leaves }) => leaves.map((leaf) => Math.round(leaf / leafUnit)))),
    ),
  };
}

export function unpackForest(packed: PackedForest): BinnedForest {
  const feature = new Uint8Array(bytesOf(packed.feature));
  const limit = new Uint8Array(bytesOf(packed.limit));
  const left = new Int8Array(bytesOf(packed.left));
  const right = new Int8Array(bytesOf(packed.right));
  const leaves = new Int16Array(bytesOf(packed.leaves));
  const trees: Tree[] = [];
  let node = 0;
  let leaf = 0;
  for (const nodes of new Uint8Array(bytesOf(packed.nodesOfTree))) {
    const end = node + nodes;
    trees.push({
      feature: [...feature.subarray(node, end)],
      limit: [...limit.subarray(node, end)],
      left: [...left.subarray(node, end)],
      right: [...right.subarray(node, end)],
      leaves: Array.from(leaves.subarray(leaf, leaf + nodes + 1), (whole) => whole * packed.leafUnit),
    });
    node = end;
    leaf += nodes + 1;
  }
  return binnedForest(
    packed.edges.map((itsEdges) => Float64Array.from(itsEdges)),
    trees,
  );
}

const textOf = (numbers: NodeJS.TypedArray): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

/** A buffer of its own: Node's small ones share memory and may begin anywhere. */
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer;
