import { type DemoBehaviour, demoBehaviourOf } from '@cheyantong/domain';
import type { ProviderOrder } from './provider-order.ts';

export const OUTCOMES = ['report', 'nothing', 'failed', 'garbage', 'started', 'corrected'] as const;
/** What can only be said of a car that has been seen. */
export const SEEN: ReadonlySet<Outcome> = new Set(['report', 'garbage', 'started', 'corrected']);
export type Outcome = (typeof OUTCOMES)[number];

/** An order as the provider keeps it. */
export interface ProviderRequest {
  ref: string;
  provider: string;
  order: ProviderOrder;
  behaviour: DemoBehaviour;
  receivedAt: Date;
  /** How often the findings were written; a correction is one more. */
  revision: number;
  started: boolean;
  /** The portal took it back. */
  canceledAt: Date | null;
  /** What it said last, and what the portal answered to that. */
  said: { outcome: Outcome; at: Date; status: number | null } | null;
}

/** Enough for a long test run; beyond it the oldest go. */
const CAPACITY = 2_000;
/** A failing provider is out of order for this many tries before it takes an order and fails at that. */
const TRIES_OUT_OF_ORDER = 2;

/** The books of all providers. An order stands here once, however often it is placed. */
export class RequestBook {
  readonly #requests = new Map<string, ProviderRequest>();
  readonly #turnedAway = new Map<string, number>();

  /** True while the provider of a failing car is out of order; counts the try. */
  turnsAway({ orderNo, vin }: ProviderOrder): boolean {
    if (behaviourOf(vin) !== 'failing') return false;
    const tries = (this.#turnedAway.get(orderNo) ?? 0) + 1;
    this.#turnedAway.set(orderNo, tries);
    return tries <= TRIES_OUT_OF_ORDER;
  }

  /** Answers the request, and whether it is new. */
  take(
    provider: string,
    order: ProviderOrder,
    receivedAt: Date,
  ): { request: ProviderRequest; isNew: boolean } {
    const known = this.#requests.get(order.orderNo);
    if (known) return { request: known, isNew: false };
    const request = {
      ref: `SIM${order.orderNo}`,
      provider,
      order,
      behaviour: behaviourOf(order.vin),
      receivedAt,
      revision: 1,
      started: false,
      canceledAt: null,
      said: null,
    };
    this.#requests.set(order.orderNo, request);
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > CAPACITY && oldest) this.#requests.delete(oldest);
    return { request, isNew: true };
  }

  find(orderNo: string): ProviderRequest | undefined {
    return this.#requests.get(orderNo);
  }

  /** Newest first. */
  list(): ProviderRequest[] {
    return [...this.#requests.values()].reverse();
  }
}

const behaviourOf = (vin: string | null): DemoBehaviour => (vin ? demoBehaviourOf(vin) : 'good');
