import {
  beijingDay,
  beijingMidnight,
  HOUR_MS,
  MINUTE_MS,
  rfc3339,
  stateAfter,
  type TracedObject,
  type TraceEventKind,
  type TraceState,
  UNRECORDED,
} from '@cheyantong/domain';
import { digestOf, eventText, type Facts, sealOf } from '@cheyantong/trace-chain';
import type { traceEvents, traceSealed, traceSubjects } from '../tables.ts';
import type { NamedActor } from './actors.ts';

const SIGNED_AFTER_MS = 4 * MINUTE_MS;

/** People work by day. */
export const atHour = (moment: Date, hour: number): Date =>
  new Date(beijingMidnight(beijingDay(moment)).getTime() + hour * HOUR_MS);

interface Step {
  kind: TraceEventKind;
  actor: NamedActor;
  time: Date;
  facts: Facts;
  sealed?: Record<string, string>;
}

/** A chain of the demonstration while it is made, every step signed by its actor. */
export class ChainDraft {
  readonly code: string;
  readonly object: TracedObject;
  readonly events: (typeof traceEvents.$inferInsert)[] = [];
  readonly sealed: (typeof traceSealed.$inferInsert)[] = [];
  #state: TraceState = UNRECORDED;
  #head: string | null = null;

  constructor(code: string, object: TracedObject) {
    this.code = code;
    this.object = object;
  }

  add({ kind, actor, time, facts, sealed }: Step): void {
    const { code } = this;
    const seq = this.events.length + 1;
    const state = stateAfter(this.object, this.#state, kind);
    if (!state) throw new Error(`${code} cannot go from ${this.#state} by ${kind}`);
    const apart = sealed && { salt: digestOf(`demonstration ${code} ${seq}`).slice(0, 32), facts: sealed };
    const signedAt = new Date(time.getTime() + SIGNED_AFTER_MS);
    const text = eventText({
      v: 1,
      code,
      seq,
      kind,
      actor: actor.code,
      place: actor.city,
      time: rfc3339(time),
      signedAt: rfc3339(signedAt),
      facts,
      sealed: apart ? sealOf(apart) : null,
      previous: this.#head,
    });
    const hash = digestOf(text);
    this.events.push({
      ...{ code, seq, text, hash },
      signature: actor.sign(text),
      keyId: actor.key.keyId,
      recordedAt: signedAt,
    });
    if (apart) this.sealed.push({ code, seq, ...apart });
    this.#state = state;
    this.#head = hash;
  }

  /** Where it has come to. */
  get subject(): typeof traceSubjects.$inferInsert {
    const { code, object } = this;
    return { code, object, state: this.#state, length: this.events.length, head: this.#head ?? '' };
  }
}
