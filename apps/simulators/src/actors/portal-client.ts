import {
  type CallData,
  type CallRequest,
  type Envelope,
  readTraceProof,
  sendTraceEvent,
  type TraceProof,
} from '@cheyantong/contract';

const LIMIT_MS = 15_000;

export type SignedStep = CallRequest<typeof sendTraceEvent>['body'];
export type PortalAnswer = Envelope<CallData<typeof sendTraceEvent> | null>;

/** Where the next step of a chain goes. */
export interface ChainEnd {
  length: number;
  /** Digest of the last step; null: there is none yet. */
  head: string | null;
}

/** What an actor's own system does to record a step: look where the chain stands, and send. */
export class PortalClient {
  readonly #portalUrl: string;

  constructor(portalUrl: string) {
    this.#portalUrl = portalUrl;
  }

  async endOf(code: string): Promise<ChainEnd> {
    const path = readTraceProof.path.replace(':traceCode', encodeURIComponent(code));
    const { data } = await this.#call<TraceProof | null>(path);
    const last = data?.events.at(-1);
    return { length: data?.events.length ?? 0, head: last?.hash ?? null };
  }

  send(step: SignedStep): Promise<PortalAnswer> {
    return this.#call(sendTraceEvent.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(step),
    });
  }

  async #call<T>(path: string, request: RequestInit = {}): Promise<Envelope<T>> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`${this.#portalUrl}/api/${path}`, { ...request, signal });
    return (await answer.json()) as Envelope<T>;
  }
}
