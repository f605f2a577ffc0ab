import { beijingMidnight, dayAfter, type TracedObject } from '@cheyantong/domain';
import { type Breach, type BreachKind, checkChain, type SignedText } from './check-chain.ts';
import { type ActorKey, keysAt, keysDigest, type PublicKey, type Verify } from './keys.ts';
import { holdsLeaf, type LeafBreach, type RootStatement, readStatement } from './published.ts';
import type { Inclusion } from './tree.ts';

/** What anybody can get about a chain, as it is handed out. */
export interface PublicProof {
  traceCode: string;
  events: readonly (SignedText & { hash: string })[];
  /** All keys of actors; their times are told in Beijing's. */
  keys: readonly (PublicKey & { keyId: string; actor: string; since: string; revokedTime: string | null })[];
  /** Null: nothing is published of it yet. */
  published: (Inclusion & { root: SignedRoot; length: number }) | null;
}

export interface SignedRoot {
  statement: string;
  signature: string;
  keyId: string;
}

/**
 * `hash`: not the digest that an event is said to have. `keys`: not the keys that the root names. `root`: not a root that
 * the reader believes.
 */
export type ProofBreach = BreachKind | LeafBreach | 'hash' | 'keys' | 'root';

export interface ProofCheck {
  breach: Breach<ProofBreach> | null;
  /** Of every event that was handed over. */
  hashes: readonly string[];
  statement: RootStatement | null;
}

interface Reader {
  verify: Verify;
  /** Whether the reader takes it for a root: it bears our signature, or it is the very one that was kept. */
  believes(root: SignedRoot): boolean | Promise<boolean>;
}

/**
 * Checks a chain with nothing but what is public: every signature and link, the keys, and the place in the root. What we
 * altered after a root went out, however well, cannot be in it.
 */
export async function checkProof(
  proof: PublicProof,
  object: TracedObject,
  { verify, believes }: Reader,
): Promise<ProofCheck> {
  const { traceCode: code, published } = proof;
  const keys = proof.keys.map(asActorKey);
  const byId = new Map(keys.map((key) => [key.keyId, key]));
  const { breach, hashes } = await checkChain(proof.events, { code, object, keys: byId, verify });
  const statement = published && readStatement(published.root.statement);
  if (breach) return { breach, hashes, statement };
  const misnamed = proof.events.findIndex(({ hash }, at) => hash !== hashes[at]);
  if (misnamed >= 0) return { breach: { seq: misnamed + 1, what: 'hash' }, hashes, statement };
  if (!published) return { breach: null, hashes, statement };

  const { root, length, ...place } = published;
  const found = (what: ProofBreach): ProofCheck => ({ breach: { seq: length, what }, hashes, statement });
  if (!statement || !(await believes(root))) return found('root');
  if (statement.keys !== keysDigest(keysAt(keys, endOfDay(statement.day)))) return found('keys');
  const head = hashes[length - 1];
  if (head === undefined) return { breach: { seq: hashes.length, what: 'cut' }, hashes, statement };
  const isHeld = holdsLeaf(statement, { code, length, head }, place);
  return isHeld ? { breach: null, hashes, statement } : found('rewritten');
}

/** A day of Beijing is over. */
export const endOfDay = (day: string): Date => beijingMidnight(dayAfter(day));

const asActorKey = ({ since, revokedTime, ...key }: PublicProof['keys'][number]): ActorKey => ({
  ...key,
  from: written(since),
  revokedAt: revokedTime && written(revokedTime),
});

/** As it stands in what the digest of the keys is over. */
const written = (time: string): string => `${time.replace(' ', 'T')}+08:00`;
