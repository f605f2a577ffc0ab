const WINDOW_MS = 500;

/** From there on a visitor waits longer for others than for his own answer; and where PostgreSQL is on the same machine, that is busy too. */
const BUSY_SHARE = 0.5;

export interface Leisure {
  hasTime: boolean;
}

/** Whether the process had time left lately: visitors come first. */
export class LeisureOfLoop implements Leisure {
  #since = performance.eventLoopUtilization();
  #sinceMs = performance.now();
  #busyShare = 0;

  get hasTime(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#sinceMs >= WINDOW_MS) {
      this.#busyShare = performance.eventLoopUtilization(this.#since).utilization;
      this.#since = performance.eventLoopUtilization();
      this.#sinceMs = nowMs;
    }
    return this.#busyShare < BUSY_SHARE;
  }
}
