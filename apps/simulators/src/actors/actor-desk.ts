import { randomBytes } from 'node:crypto';
import { rfc3339, SUCCESS_CODE, type TraceEventKind } from '@cheyantong/domain';
import { digestOf, eventText, type Facts, sealOf, type TraceEvent } from '@cheyantong/trace-chain';
import { type DemoActor, demoActors } from '@cheyantong/trace-chain/demo-actors';
import { ActorKeys, type SigningKey } from './actor-keys.ts';
import { type MisbehaviourName, misbehaviourOf } from './misbehaviours.ts';
import type { ChainEnd, PortalAnswer, PortalClient, SignedStep } from './portal-client.ts';

/** What an actor is told to record. */
export interface StepOrder {
  actor: DemoActor;
  code: string;
  kind: TraceEventKind;
  place: string;
  facts: Facts;
  /** For the owner only. */
  sealed: Record<string, string>;
  mode: MisbehaviourName;
}

export interface SentStep extends Pick<StepOrder, 'code' | 'kind' | 'mode'> {
  actor: string;
  keyId: string;
  time: string;
  /** One for every time it was sent; none: the portal was not there. */
  answers: PortalAnswer[];
}

const REMEMBERED = 500;

/** The desks of all demonstration actors: each signs with its own key and sends by the portal's public call. */
export class ActorDesk {
  readonly actors = demoActors();
  readonly #portal: PortalClient;
  readonly #now: () => Date;
  readonly #keys = new ActorKeys();
  readonly #ends = new Map<string, ChainEnd>();
  readonly #sent: SentStep[] = [];

  constructor(portal: PortalClient, now: () => Date) {
    this.#portal = portal;
    this.#now = now;
  }

  find(code: unknown): DemoActor | undefined {
    return this.actors.find((actor) => actor.code === code);
  }

  renewKey(actor: DemoActor): SigningKey {
    return this.#keys.renew(actor);
  }

  /** Newest first. */
  list(): readonly SentStep[] {
    return this.#sent;
  }

  async send(order: StepOrder): Promise<SentStep> {
    const { actor, code, kind, mode } = order;
    const { times = 1, ...wrong } = misbehaviourOf(mode);
    const keys = { current: this.#keys.current(actor), first: this.#keys.first(actor) };
    const key = wrong.key?.(keys) ?? keys.current;
    const time = rfc3339(this.#now());
    const sent: SentStep = { code, kind, mode, actor: actor.code, keyId: key.keyId, time, answers: [] };
    this.#remember(sent);
    try {
      const step = this.#sign(order, key, await this.#endOf(code));
      for (let turn = 0; turn < times; turn++) sent.answers.push(await this.#deliver(code, step));
    } catch {
      // The portal is away: whoever looks sees a step without an answer.
      this.#ends.delete(code);
    }
    return sent;
  }

  #sign(
    { actor, code, kind, place, facts, sealed, mode }: StepOrder,
    key: SigningKey,
    end: ChainEnd,
  ): SignedStep {
    const { clockMs = 0, write = asItIs, alter = asItIs } = misbehaviourOf(mode);
    const moment = rfc3339(new Date(this.#now().getTime() + clockMs));
    const apart =
      Object.keys(sealed).length > 0 ? { salt: randomBytes(16).toString('hex'), facts: sealed } : null;
    const event: TraceEvent = {
      ...{ v: 1, actor: actor.code, code, kind, place, facts, time: moment, signedAt: moment },
      seq: end.length + 1,
      previous: end.head,
      sealed: apart && sealOf(apart),
    };
    const text = eventText(write(event));
    return { text: alter(text), signature: key.sign(text), keyId: key.keyId, sealed: apart };
  }

  async #deliver(code: string, step: SignedStep): Promise<PortalAnswer> {
    const answer = await this.#portal.send(step);
    if (answer.code === SUCCESS_CODE && answer.data)
      this.#ends.set(code, { length: answer.data.seq, head: digestOf(step.text) });
    // Somebody else may have been faster: the next step looks anew.
    else this.#ends.delete(code);
    return answer;
  }

  async #endOf(code: string): Promise<ChainEnd> {
    return this.#ends.get(code) ?? (await this.#portal.endOf(code));
  }

  #remember(sent: SentStep): void {
    this.#sent.unshift(sent);
    this.#sent.splice(REMEMBERED);
  }
}

const asItIs = <T>(value: T): T => value;
