import {
  maySign,
  stateAfter,
  type TracedObject,
  type TraceState,
  type TraceTrade,
  UNRECORDED,
} from '@cheyantong/domain';
import { digestOf } from './digest.ts';
import { readEvent, type TraceEvent } from './event.ts';
import { type ActorKey, keyIdOf, type Verify } from './keys.ts';

/** An event as it is handed over: the text that was signed, and the signature. */
export interface SignedText {
  text: string;
  /** Base64. */
  signature: string;
  keyId: string;
}

/** What does not hold. */
export type BreachKind =
  | 'unreadable'
  | 'wrongCode'
  | 'gap'
  | 'order'
  | 'link'
  | 'time'
  | 'unknownKey'
  | 'replacedKey'
  | 'foreignKey'
  | 'keyNotValid'
  | 'signature'
  | 'notAllowed'
  | 'wrongTrade';

/** The first place where a chain does not hold. */
export interface Breach<What extends string = BreachKind> {
  seq: number;
  what: What;
}

export interface ChainCheck {
  /** As far as they hold. */
  events: readonly TraceEvent[];
  /** Of every event that was handed over, whether it holds or not. */
  hashes: readonly string[];
  state: TraceState;
  breach: Breach | null;
}

export interface ChainRules {
  code: string;
  object: TracedObject;
  keys: ReadonlyMap<string, ActorKey>;
  /** What an actor is, where that is known: a client without it cannot tell whether it may sign. */
  tradeOf?: (actor: string) => TraceTrade | undefined;
  verify: Verify;
}

/** Follows a chain from its first event and names the first thing that does not hold. */
export async function checkChain(texts: readonly SignedText[], rules: ChainRules): Promise<ChainCheck> {
  const hashes = texts.map(({ text }) => digestOf(text));
  const events: TraceEvent[] = [];
  let state: TraceState = UNRECORDED;
  for (const [at, signed] of texts.entries()) {
    const broken = (what: BreachKind): ChainCheck => ({
      events,
      hashes,
      state,
      breach: { seq: at + 1, what },
    });
    const event = readEvent(signed.text);
    if (!event) return broken('unreadable');
    const what =
      placeBreach(event, at, rules.code, hashes[at - 1] ?? null, events.at(-1)) ??
      keyBreach(event, signed, rules) ??
      (await signatureBreach(signed, rules));
    if (what) return broken(what);
    const next = stateAfter(rules.object, state, event.kind);
    if (!next) return broken('notAllowed');
    events.push(event);
    state = next;
  }
  return { events, hashes, state, breach: null };
}

function placeBreach(
  event: TraceEvent,
  at: number,
  code: string,
  previous: string | null,
  before: TraceEvent | undefined,
): BreachKind | null {
  if (event.code !== code) return 'wrongCode';
  if (event.seq > at + 1) return 'gap';
  if (event.seq < at + 1) return 'order';
  if (event.previous !== previous) return 'link';
  const [time, signedAt] = [Date.parse(event.time), Date.parse(event.signedAt)];
  return time > signedAt || (before && time < Date.parse(before.time)) ? 'time' : null;
}

function keyBreach(
  event: TraceEvent,
  { keyId }: SignedText,
  { keys, tradeOf }: ChainRules,
): BreachKind | null {
  const key = keys.get(keyId);
  if (!key) return 'unknownKey';
  if (keyIdOf(key) !== keyId) return 'replacedKey';
  if (key.actor !== event.actor) return 'foreignKey';
  const signedAt = Date.parse(event.signedAt);
  if (signedAt < Date.parse(key.from)) return 'keyNotValid';
  if (key.revokedAt !== null && signedAt >= Date.parse(key.revokedAt)) return 'keyNotValid';
  if (!tradeOf) return null;
  const trade = tradeOf(event.actor);
  return trade && maySign(trade, event.kind) ? null : 'wrongTrade';
}

async function signatureBreach(signed: SignedText, { keys, verify }: ChainRules): Promise<BreachKind | null> {
  const key = keys.get(signed.keyId);
  return key && (await verify(key, signed.text, signed.signature)) ? null : 'signature';
}
