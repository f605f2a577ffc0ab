import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Trees of digests as RFC 6962 (2.1) builds them. Digests are hexadecimal outside, bytes within. */

/** Leaves and nodes begin with different bytes, so that nobody can pass off one as the other. */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const leafDigest = (content: string): string =>
  bytesToHex(sha256(concatBytes(LEAF, utf8ToBytes(content))));

const node = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right));

/** The root over the digests of leaves. */
export const treeRoot = (leaves: readonly string[]): string =>
  bytesToHex(rootOf(leaves.map(hexToBytes), 0, leaves.length));

function rootOf(leaves: readonly Uint8Array[], from: number, to: number): Uint8Array {
  const only = leaves[from];
  if (only === undefined) return sha256(new Uint8Array());
  if (to - from === 1) return only;
  const middle = from + leftPart(to - from);
  return node(rootOf(leaves, from, middle), rootOf(leaves, middle, to));
}

/** What must be known beside a leaf to reach the root, from the leaf upwards. */
export const inclusionPath = (leaves: readonly string[], index: number): string[] =>
  pathTo(index, leaves.map(hexToBytes), 0, leaves.length).map(bytesToHex);

function pathTo(index: number, leaves: readonly Uint8Array[], from: number, to: number): Uint8Array[] {
  if (to - from <= 1) return [];
  const middle = from + leftPart(to - from);
  return index < middle
    ? [...pathTo(index, leaves, from, middle), rootOf(leaves, middle, to)]
    : [...pathTo(index, leaves, middle, to), rootOf(leaves, from, middle)];
}

/** The largest power of two that leaves something for the right. */
const leftPart = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

/** Where a leaf stands in a tree, and what proves it. */
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
  let digest = hexToBytes(leaf);
  for (const beside of path.map(hexToBytes)) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      digest = node(beside, digest);
      // A lone node at the end of its row rises until it has a neighbour.
      while (place % 2 === 0 && place > 0) [place, last] = [half(place), half(last)];
    } else {
      digest = node(digest, beside);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && bytesToHex(digest) === root;
}

const half = (number: number): number => Math.floor(number / 2);
