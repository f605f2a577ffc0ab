import { type Leaf, leafDigest, leafText, treeRoot } from '@cheyantong/trace-chain';

/** The leaves of one day after another: what a day adds is hashed once. */
export class GrowingTree {
  readonly #digests = new Map<string, string>();

  constructor(leaves: readonly Leaf[]) {
    this.take(leaves);
  }

  take(leaves: readonly Leaf[]): void {
    for (const leaf of leaves) this.#digests.set(leaf.code, leafDigest(leafText(leaf)));
  }

  /** Leaves stand in the order of their codes. */
  root(): { size: number; root: string } {
    const inOrder = [...this.#digests].sort(([one], [other]) => (one < other ? -1 : 1));
    return { size: inOrder.length, root: treeRoot(inOrder.map(([, digest]) => digest)) };
  }
}
