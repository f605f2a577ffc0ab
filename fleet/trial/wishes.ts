import { setTimeout as wait } from 'node:timers/promises';

/** What somebody wanted, how long it took until they had it, and how often they were sent away before. */
interface Wish {
  kind: string;
  ms: number;
  refusals: number;
}

/** The answer will never be another one: asking again does not help. */
export class NeverAnswered extends Error {}

const ASK_AGAIN_MS = 250;

/** Everybody's wishes during a trial: whoever is sent away asks again, as people do. */
export class Wishes {
  readonly granted: Wish[] = [];
  /** Those that asking again did not heal. */
  readonly lost: string[] = [];
  readonly #reasons = new Map<string, number>();
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  async grant<T>(kind: string, ask: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    for (let refusals = 0; ; refusals += 1) {
      try {
        const answer = await ask();
        this.granted.push({ kind, ms: performance.now() - begun, refusals });
        return answer;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#reasons.set(`${kind}: ${reason}`, (this.#reasons.get(`${kind}: ${reason}`) ?? 0) + 1);
        if (error instanceof NeverAnswered || performance.now() - begun > this.#patienceMs) {
          this.lost.push(`${kind}: ${reason}`);
          throw new NeverAnswered(reason);
        }
      }
      await wait(ASK_AGAIN_MS);
    }
  }

  /** The longest that anybody waited for something of this kind. */
  longestMs(kind: RegExp): number {
    return Math.max(0, ...this.granted.filter((wish) => kind.test(wish.kind)).map(({ ms }) => ms));
  }

  count(kind: RegExp): { granted: number; refusals: number } {
    const ofKind = this.granted.filter((wish) => kind.test(wish.kind));
    return { granted: ofKind.length, refusals: ofKind.reduce((sum, { refusals }) => sum + refusals, 0) };
  }

  /** Why people were sent away, the most frequent first. */
  reasons(): string[] {
    return [...this.#reasons]
      .toSorted(([, one], [, other]) => other - one)
      .map(([reason, times]) => `${times} × ${reason}`);
  }
}
