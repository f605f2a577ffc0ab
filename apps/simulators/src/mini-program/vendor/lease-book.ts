import { randomBytes } from 'node:crypto';

const LIFE_S = 7_200;
/** A new one is given so long before the old one ends. */
const OVERLAP_S = 300;

interface Lease {
  value: string;
  secondsLeft: number;
}

/** Tokens, or tickets: who asks again is given the same one, until it is about to end. */
export class LeaseBook {
  readonly #leases = new Map<string, { appId: string; endsAt: number }>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  give(appId: string): Lease {
    const newest = this.#newestOf(appId);
    const secondsLeft = newest ? this.#secondsLeft(newest) : 0;
    if (newest && secondsLeft > OVERLAP_S) return { value: newest, secondsLeft };
    const value = randomBytes(24).toString('base64url');
    this.#leases.set(value, { appId, endsAt: this.#now().getTime() + LIFE_S * 1_000 });
    return { value, secondsLeft: LIFE_S };
  }

  /** Whose it is; undefined when it is unknown or over. */
  holderOf(value: string): string | undefined {
    return this.#secondsLeft(value) > 0 ? this.#leases.get(value)?.appId : undefined;
  }

  revoke(value: string): void {
    this.#leases.delete(value);
  }

  #newestOf(appId: string): string | undefined {
    return [...this.#leases].findLast(([, lease]) => lease.appId === appId)?.[0];
  }

  #secondsLeft(value: string): number {
    const endsAt = this.#leases.get(value)?.endsAt ?? 0;
    return Math.floor((endsAt - this.#now().getTime()) / 1_000);
  }
}
