import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { digestOf } from './digest.ts';

/** Trees of digests as RFC 6962 (2.1) builds them. Digests are hexadecimal. */

/** Leaves and nodes begin with different bytes, so that nobody can pass off one as the other. */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const leafDigest = (content: string): string => digestOf(concatBytes(LEAF, utf8ToBytes(content)));

const nodeDigest = (left: string, right: string): string =>
  digestOf(concatBytes(NODE, hexToBytes(left), hexToBytes(right)));

/** The root over the digests of leaves. */
export function treeRoot(leaves: readonly string[]): string {
  const [only] = leaves;
  if (only === undefined) return digestOf('');
  if (leaves.length === 1) return only;
  const half = leftPart(leaves.length);
  return nodeDigest(treeRoot(leaves.slice(0, half)), treeRoot(leaves.slice(half)));
}

/** What must be known beside a leaf to reach the root, from the leaf upwards. */
export function inclusionPath(leaves: readonly string[], index: number): string[] {
  if (leaves.length <= 1) return [];
  const half = leftPart(leaves.length);
  const left = leaves.slice(0, half);
  const right = leaves.slice(half);
  return index < half
    ? [...inclusionPath(left, index), treeRoot(right)]
    : [...inclusionPath(right, index - half), treeRoot(left)];
}

/** The largest power of two that leaves something for the right. */
const leftPart = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

export interface Inclusion {
  index: number;
  size: number;
  path: readonly string[];
}

/** Whether a leaf stands at its place in the tree with this root (RFC 9162, 2.1.3.2). */
export function isIncluded(leaf: string, { index, size, path }: Inclusion, root: string): boolean {
  if (index < 0 || index >= size) return false;
  let place = index;
  let last = size - 1;
  let digest = leaf;
  for (const beside of path) {
    if (last === 0) return false;
    const isRight = place % 2 === 1;
    if (isRight || place === last) {
      digest = nodeDigest(beside, digest);
      // A lone node at the end of its row rises until it has a neighbour.
      while (place % 2 === 0 && place > 0) [place, last] = [half(place), half(last)];
    } else {
      digest = nodeDigest(digest, beside);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && digest === root;
}

const half = (number: number): number => Math.floor(number / 2);
