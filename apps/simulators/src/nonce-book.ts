import { MINUTE_MS } from '@cheyantong/domain';

/** As long as a signature may be old or early: after that its date alone refuses it. */
const KEEP_MS = 30 * MINUTE_MS;

/** Remembers the nonces of the calls that were accepted, so that none is accepted twice. */
export class NonceBook {
  readonly #usedAt = new Map<string, number>();

  /** False when this nonce has been used before. */
  use(nonce: string, now: Date): boolean {
    this.#forgetBefore(now.getTime() - KEEP_MS);
    if (this.#usedAt.has(nonce)) return false;
    this.#usedAt.set(nonce, now.getTime());
    return true;
  }

  #forgetBefore(time: number): void {
    for (const [nonce, usedAt] of this.#usedAt) {
      if (usedAt >= time) return;
      this.#usedAt.delete(nonce);
    }
  }
}
