import { TRACE_EVENTS, type TraceEventKind } from '@cheyantong/domain';
import { canonicalJson } from './canonical-json.ts';
import { digestOf } from './digest.ts';

type FactValue = string | number | boolean | null | FactValue[] | { [name: string]: FactValue };

/** What anybody may read about an event. */
export type Facts = { [name: string]: FactValue };

/** One step in the life of an object, as its actor signs it. */
export interface TraceEvent {
  v: 1;
  /** Of the object, as it is printed. */
  code: string;
  /** Counted from 1. */
  seq: number;
  kind: TraceEventKind;
  /** The code of the enterprise whose key signs. */
  actor: string;
  place: string;
  /** When it happened, and when it was signed: RFC 3339. */
  time: string;
  signedAt: string;
  facts: Facts;
  /** Digest of what only the owner may read; null: there is nothing more. */
  sealed: string | null;
  /** Digest of the event before; null for the first. */
  previous: string | null;
}

/** Facts that are kept apart. The salt keeps anybody from guessing them by their digest. */
export interface SealedFacts {
  salt: string;
  facts: Record<string, string>;
}

const MEMBERS = 'actor,code,facts,kind,place,previous,sealed,seq,signedAt,time,v';
/** No life is that long, and any database can count so far. */
const MOST_STEPS = 1_000_000;
const DIGEST = /^[0-9a-f]{64}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)$/;

export const eventText = (event: TraceEvent): string => canonicalJson(event);

export const sealOf = (sealed: SealedFacts): string => digestOf(canonicalJson(sealed));

/** The event in a text; null when it is none, or is not written the one way that RFC 8785 allows. */
export function readEvent(text: string): TraceEvent | null {
  const value = parsed(text);
  return isEvent(value) && canonicalJson(value) === text ? value : null;
}

function isEvent(value: unknown): value is TraceEvent {
  if (!isRecord(value) || Object.keys(value).sort().join() !== MEMBERS) return false;
  const { v, code, seq, kind, actor, place, time, signedAt, facts, sealed, previous } = value;
  return (
    v === 1 &&
    [code, actor, place].every((each) => typeof each === 'string' && each !== '') &&
    isStep(seq) &&
    typeof kind === 'string' &&
    Object.hasOwn(TRACE_EVENTS, kind) &&
    isMoment(time) &&
    isMoment(signedAt) &&
    isRecord(facts) &&
    isDigestOrNull(sealed) &&
    isDigestOrNull(previous)
  );
}

const isStep = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_STEPS;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));

const isDigestOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && DIGEST.test(value));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
