import { inclusionPath, leafDigest, treeRoot } from '@cheyantong/trace-chain';
import { expect, it } from 'vitest';
import { pathSides } from './path-sides.ts';

it.each([1, 2, 3, 5, 6, 7, 8, 13])('tells the sides of every leaf in a tree of %d', (size) => {
  const leaves = Array.from({ length: size }, (_, at) => leafDigest(String(at)));
  for (const index of leaves.keys()) {
    const path = inclusionPath(leaves, index);
    const sides = pathSides(index, size, path.length);
    expect(walk(leaves, index)).toEqual([...sides].reverse());
  }
  expect(treeRoot(leaves)).toHaveLength(64);
});

/** From the root downwards: the other half is left of us, or right. */
function walk(leaves: readonly string[], index: number): ('left' | 'right')[] {
  if (leaves.length <= 1) return [];
  const half = 2 ** Math.floor(Math.log2(leaves.length - 1));
  return index < half
    ? ['right', ...walk(leaves.slice(0, half), index)]
    : ['left', ...walk(leaves.slice(half), index - half)];
}
