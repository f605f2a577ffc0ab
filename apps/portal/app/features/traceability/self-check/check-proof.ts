import type { TraceProof } from '@cheyantong/contract';
import type { TracedObject } from '@cheyantong/domain';
import {
  checkProof as checkPublicProof,
  type ProofBreach,
  type ProofCheck,
  type PublicKey,
} from '@cheyantong/trace-chain';
import { verifySignature } from '../verify/verify-signature.ts';

/** What this browser found out by itself. */
export interface SelfCheck {
  /** The first thing that does not hold; null: all holds as far as it could be checked. */
  breach: ProofCheck['breach'];
  /** This browser does not know the signatures' algorithm: neither yes nor no. */
  unsupported: boolean;
  /** Digests of the events, as computed here. */
  hashes: readonly string[];
  /** The root that holds the chain; null: nothing is published of it yet. */
  root: { day: string; digest: string } | null;
  tookMs: number;
}

export type SelfBreach = ProofBreach;

/** Checks signatures, links, the keys and the place in the published tree, trusting nothing but the platform's keys. */
export async function checkProof(
  proof: TraceProof,
  object: TracedObject,
  rootKeys: readonly (PublicKey & { keyId: string })[],
): Promise<SelfCheck> {
  const begun = performance.now();
  let unsupported = false;

  async function verify(key: PublicKey, text: string, signature: string): Promise<boolean> {
    const verdict = await verifySignature(text, signature, key);
    unsupported ||= verdict === 'unsupported';
    return verdict !== 'invalid';
  }

  const { breach, hashes, statement } = await checkPublicProof(proof, object, {
    verify,
    async believes({ statement: text, signature, keyId }) {
      const key = rootKeys.find((each) => each.keyId === keyId);
      return key !== undefined && (await verify(key, text, signature));
    },
  });
  return {
    breach,
    unsupported,
    hashes,
    root: statement && { day: statement.day, digest: statement.root },
    tookMs: Math.round(performance.now() - begun),
  };
}
