import type { TracedObject } from '@cheyantong/domain';
import { type BreachKind, checkChain, type SignedText } from './check-chain.ts';
import { type ActorKey, keysAt, keysDigest, type Verify } from './keys.ts';
import { holdsLeaf, readStatement } from './published.ts';

/** What anybody can get about a chain, with the root of a day. */
export interface Proof {
  code: string;
  object: TracedObject;
  events: readonly (SignedText & { hash: string })[];
  /** All keys of actors. */
  keys: readonly ActorKey[];
  published: {
    statement: string;
    length: number;
    index: number;
    size: number;
    path: readonly string[];
  } | null;
}

/** `lostRoot`: the chain is not, or not as it is now, in the root that somebody kept. */
export type ProofProblem = BreachKind | 'hash' | 'lostRoot' | 'keys' | 'notIncluded';

/**
 * Checks a chain with nothing but what is public, by a root that was kept: what we altered since, however well, cannot
 * be in it.
 */
export async function checkProof(
  { code, object, events, keys, published }: Proof,
  keptStatement: string,
  endOfDay: Date,
  verify: Verify,
): Promise<ProofProblem | null> {
  const byId = new Map(keys.map((key) => [key.keyId, key]));
  const { breach, hashes } = await checkChain(events, { code, object, keys: byId, verify });
  if (breach) return breach.what;
  if (events.some(({ hash }, at) => hash !== hashes[at])) return 'hash';
  const statement = readStatement(keptStatement);
  if (!statement || published?.statement !== keptStatement) return 'lostRoot';
  if (statement.keys !== keysDigest(keysAt(keys, endOfDay))) return 'keys';
  const head = hashes[published.length - 1];
  if (head === undefined) return 'notIncluded';
  return holdsLeaf(statement, { code, length: published.length, head }, published) ? null : 'notIncluded';
}
