import {
  type Inclusion,
  inclusionPath,
  type Leaf,
  leafDigest,
  leafText,
  type RootStatement,
  readStatement,
  treeRoot,
} from '@cheyantong/trace-chain';
import { LRUCache } from 'lru-cache';
import type { DbHandle } from '../../db/handle.ts';
import type { TraceDesk } from './desk.ts';
import { type RootRow, Roots } from './roots.ts';
import { verifySignature } from './verify-signature.ts';

const TREES_IN_MEMORY = 4;

/** The tree of a day, and whether the signed root is really its root. */
export interface DayTree {
  statement: RootStatement | null;
  /** Signed by us, and the digest of exactly these leaves. */
  holds: boolean;
  holdsLeaf(leaf: Leaf): boolean;
  placeOf(leaf: Leaf): Inclusion | null;
}

/** Trees of published days. They never change; the ones asked for last are kept, by what was signed about them. */
export class DayTrees {
  readonly #desk: Pick<TraceDesk, 'issued' | 'rootSigner'>;
  readonly #kept = new LRUCache<string, Promise<DayTree>>({ max: TREES_IN_MEMORY });

  constructor(desk: Pick<TraceDesk, 'issued' | 'rootSigner'>) {
    this.#desk = desk;
  }

  of(db: DbHandle, root: RootRow): Promise<DayTree> {
    const content = JSON.stringify([root.day, root.statement, root.signature, root.keyId]);
    const known = this.#kept.get(content);
    if (known) return known;
    const tree = this.#grow(db, root);
    this.#kept.set(content, tree);
    tree.catch(() => this.#kept.delete(content));
    return tree;
  }

  async #grow(db: DbHandle, root: RootRow): Promise<DayTree> {
    const statement = readStatement(root.statement);
    const leaves = await new Roots(db).leavesOn(root.day);
    const places = new Map(leaves.map(({ code }, index) => [code, index]));
    const digests = leaves.map((leaf) => leafDigest(leafText(leaf)));
    const holdsLeaf = (leaf: Leaf) => digests[places.get(leaf.code) ?? -1] === leafDigest(leafText(leaf));
    return {
      statement,
      holds:
        statement !== null &&
        statement.day === root.day &&
        statement.size === digests.length &&
        statement.root === treeRoot(digests) &&
        (await this.#isSigned(root)),
      holdsLeaf,
      placeOf(leaf) {
        const index = places.get(leaf.code);
        if (index === undefined || !holdsLeaf(leaf)) return null;
        return { index, size: digests.length, path: inclusionPath(digests, index) };
      },
    };
  }

  async #isSigned({ statement, signature, keyId }: RootRow): Promise<boolean> {
    const { issued, rootSigner } = this.#desk;
    const key = [rootSigner, ...(await issued.keys())].find((each) => each.keyId === keyId);
    return key !== undefined && verifySignature(key, statement, signature);
  }
}
