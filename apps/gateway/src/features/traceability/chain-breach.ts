import type { TracedObject, TraceTrade } from '@cheyantong/domain';
import {
  type ActorKey,
  type Breach,
  checkChain,
  type Leaf,
  leafBreach,
  type ProofBreach,
  readEvent,
  sealOf,
} from '@cheyantong/trace-chain';
import type { StoredChain } from './chains.ts';
import { verifySignature } from './verify-signature.ts';

/** What can be wrong with a chain as it is stored, beside what anybody can find by its proof. */
export type StoredBreach = Breach<ProofBreach | 'sealed' | 'index'>;

/** What a chain is measured by. */
export interface Evidence {
  keys: ReadonlyMap<string, ActorKey>;
  tradeOf(actor: string): TraceTrade | undefined;
  /** What was published of it last. */
  leaf: Leaf | undefined;
}

/** The first thing that does not hold about a stored chain; null: all of it does. */
export async function chainBreach(
  chain: StoredChain,
  object: TracedObject,
  { keys, tradeOf, leaf }: Evidence,
): Promise<StoredBreach | null> {
  const { code, events } = chain;
  const check = await checkChain(events, { code, object, keys, tradeOf, verify: verifySignature });
  if (check.breach) return check.breach;
  const misfiled = events.findIndex(({ seq, hash }, at) => seq !== at + 1 || hash !== check.hashes[at]);
  if (misfiled >= 0) return { seq: misfiled + 1, what: 'hash' };
  const exchanged = exchangedSeal(chain);
  if (exchanged !== null) return { seq: exchanged, what: 'sealed' };
  const contradiction = leaf && leafBreach(check.hashes, leaf);
  if (contradiction === 'rewritten') return { seq: leaf?.length ?? 0, what: contradiction };
  const { subject } = chain;
  if (contradiction === 'cut' || (subject && subject.length > events.length))
    return { seq: events.length, what: 'cut' };
  const agrees =
    subject?.object === object &&
    subject.state === check.state &&
    subject.length === events.length &&
    subject.head === check.hashes.at(-1);
  return agrees ? null : { seq: events.length, what: 'index' };
}

/** What is sealed may be gone, by law; it may not be another. */
function exchangedSeal({ events, sealed }: StoredChain): number | null {
  const exchanged = sealed.find(({ seq, salt, facts }) => {
    const event = events[seq - 1];
    return !event || readEvent(event.text)?.sealed !== sealOf({ salt, facts });
  });
  return exchanged?.seq ?? null;
}
