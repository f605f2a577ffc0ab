import type { TraceProof } from '@cheyantong/contract';
import type { TracedObject } from '@cheyantong/domain';
import {
  type ActorKey,
  type BreachKind,
  checkChain,
  holdsLeaf,
  type LeafBreach,
  leafBreach,
  type PublicKey,
  readStatement,
} from '@cheyantong/trace-chain';
import { verifySignature } from '../verify/verify-signature.ts';

/** What this browser found out by itself. */
export interface SelfCheck {
  /** The first thing that does not hold; null: all holds as far as it could be checked. */
  breach: { seq: number; what: SelfBreach } | null;
  /** This browser does not know the signatures' algorithm: neither yes nor no. */
  unsupported: boolean;
  /** Digests of the events, as computed here. */
  hashes: readonly string[];
  /** The root that holds the chain; null: nothing is published of it yet. */
  root: { day: string; digest: string } | null;
  tookMs: number;
}

export type SelfBreach = BreachKind | LeafBreach | 'root';

/** Checks signatures, links and the place in the published tree, trusting nothing but the keys. */
export async function checkProof(
  proof: TraceProof,
  object: TracedObject,
  rootKeys: readonly (PublicKey & { keyId: string })[],
): Promise<SelfCheck> {
  const begun = performance.now();
  const code = proof.traceCode;
  const statement = proof.published && readStatement(proof.published.root.statement);
  let unsupported = false;

  async function verify(key: PublicKey, text: string, signature: string): Promise<boolean> {
    const verdict = await verifySignature(text, signature, key);
    unsupported ||= verdict === 'unsupported';
    return verdict !== 'invalid';
  }

  async function rootBreach(hashes: readonly string[]): Promise<SelfCheck['breach']> {
    if (!proof.published) return null;
    const { root, length, index, size, path } = proof.published;
    const key = rootKeys.find(({ keyId }) => keyId === root.keyId);
    if (!statement || !key || !(await verify(key, root.statement, root.signature)))
      return { seq: length, what: 'root' };
    const leaf = { code, length, head: hashes[length - 1] ?? '' };
    const what = leafBreach(hashes, leaf);
    if (what) return { seq: hashes.length, what };
    return holdsLeaf(statement, leaf, { index, size, path }) ? null : { seq: length, what: 'rewritten' };
  }

  const keys = new Map(proof.keys.map((key) => [key.keyId, actorKey(key)]));
  const { breach, hashes } = await checkChain(proof.events, { code, object, keys, verify });
  return {
    breach: breach ?? (await rootBreach(hashes)),
    unsupported,
    hashes,
    root: statement && { day: statement.day, digest: statement.root },
    tookMs: Math.round(performance.now() - begun),
  };
}

const actorKey = ({ since, revokedTime, ...key }: TraceProof['keys'][number]): ActorKey => ({
  ...key,
  from: moment(since),
  revokedAt: revokedTime && moment(revokedTime),
});

/** Times are told in Beijing's. */
const moment = (text: string): string => `${text.replace(' ', 'T')}+08:00`;
