import type { OutgoingMessage } from './outgoing-message.ts';

export interface ReceivedMessage extends OutgoingMessage {
  time: string;
}

/** Enough for a long test run; beyond it the oldest go. */
const CAPACITY = 2_000;

/** Every phone in the country, as far as the simulator is concerned. */
export class Inbox {
  #newestFirst: ReceivedMessage[] = [];

  add(message: ReceivedMessage): void {
    this.#newestFirst = [message, ...this.#newestFirst].slice(0, CAPACITY);
  }

  /** Newest first; all phones when none is named. */
  list(phone?: string): readonly ReceivedMessage[] {
    return phone ? this.#newestFirst.filter((message) => message.phone === phone) : this.#newestFirst;
  }
}
