import { dayAfter } from '@cheyantong/domain';
import {
  type ActorKey,
  digestOf,
  endOfDay,
  keyIdOf,
  keysAt,
  keysDigest,
  type Leaf,
  type PublicKey,
  readStatement,
} from '@cheyantong/trace-chain';
import { GrowingTree } from '../growing-tree.ts';
import type { RootRow } from '../roots.ts';
import { verifySignature } from '../verify-signature.ts';

export interface RootBreach {
  day: string;
  what: string;
}

interface PublishedRoots {
  /** Oldest first. */
  roots: readonly RootRow[];
  leavesByDay: ReadonlyMap<string, readonly Leaf[]>;
  actorKeys: ReadonlyMap<string, ActorKey>;
  platformKeys: readonly (PublicKey & { keyId: string })[];
}

/** Works every published root out again, from the first to the last, and names what does not hold. */
export function rootBreaches({ roots, leavesByDay, actorKeys, platformKeys }: PublishedRoots): RootBreach[] {
  const tree = new GrowingTree([]);
  return roots.flatMap((root, at) => {
    const before = roots[at - 1];
    tree.take(leavesByDay.get(root.day) ?? []);
    const { size, root: digest } = tree.root();
    const statement = readStatement(root.statement);
    const signer = platformKeys.find(({ keyId }) => keyId === root.keyId);
    const holds = {
      总摘要内容无法识别: statement !== null && statement.day === root.day,
      总摘要签名不符:
        signer !== undefined &&
        keyIdOf(signer) === root.keyId &&
        verifySignature(signer, root.statement, root.signature),
      总摘要与公示的链头不符: statement?.root === digest && statement.size === size,
      总摘要与前一日不相接: (statement?.previous ?? null) === (before ? digestOf(before.statement) : null),
      缺少前一日的总摘要: !before || dayAfter(before.day) === root.day,
      公钥表与公示时不同: statement?.keys === keysDigest(keysAt(actorKeys.values(), endOfDay(root.day))),
    };
    return Object.entries(holds)
      .filter(([, does]) => !does)
      .map(([what]) => ({ day: root.day, what }));
  });
}

/** What a root says about its leaves cannot be trusted. */
export const isAboutLeaves = ({ what }: RootBreach): boolean => what === '总摘要与公示的链头不符';
