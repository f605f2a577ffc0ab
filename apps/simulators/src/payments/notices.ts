/** A notice to the merchant: made anew for every try, because one of the vendors signs the time. */
export interface OutgoingNotice {
  url: string;
  message(): { headers: Record<string, string>; body: string };
  /** Whether this answer means that the merchant has it. */
  isAccepted(status: number, text: string): boolean;
  /** Called after every try. */
  told(accepted: boolean): void;
}

/** The vendors' own waits are minutes and hours; nobody wants to watch that. */
const WAITS_MS = [1_000, 2_000, 5_000, 15_000, 60_000];
const ANSWER_TIME_LIMIT_MS = 5_000;

/** Tells the merchant until it has understood, or the last try is used up. */
export class NoticeSender {
  readonly #timers = new Set<NodeJS.Timeout>();
  #stopped = false;

  /** `tries` of a forger is one: only the vendor comes again. */
  send(notice: OutgoingNotice, { afterMs = 0, tries = WAITS_MS.length + 1 } = {}): void {
    this.#later(afterMs, () => this.#try(notice, WAITS_MS.slice(0, tries - 1)));
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #try(notice: OutgoingNotice, [nextWait, ...laterWaits]: number[]): Promise<void> {
    const accepted = await deliver(notice);
    notice.told(accepted);
    if (!accepted && nextWait !== undefined) this.#later(nextWait, () => this.#try(notice, laterWaits));
  }

  #later(waitMs: number, task: () => Promise<void>): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void task();
    }, waitMs);
    this.#timers.add(timer);
  }
}

async function deliver({ url, message, isAccepted }: OutgoingNotice): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      ...message(),
      signal: AbortSignal.timeout(ANSWER_TIME_LIMIT_MS),
    });
    return isAccepted(answer.status, await answer.text());
  } catch {
    return false;
  }
}
