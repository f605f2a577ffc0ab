import type { FaultMode, SmsFaultBook } from './faults.ts';
import type { Inbox } from './inbox.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

export type Outcome = 'delivered' | Exclude<FaultMode, 'none'>;

/** The network behind both vendors: puts a message into the inbox, unless somebody has switched on a fault. */
export class Carrier {
  readonly #inbox: Inbox;
  readonly #faults: SmsFaultBook;
  readonly #now: () => Date;

  constructor(inbox: Inbox, faults: SmsFaultBook, now: () => Date) {
    this.#inbox = inbox;
    this.#faults = faults;
    this.#now = now;
  }

  deliver(message: OutgoingMessage): Outcome {
    const fault = this.#faults.take(message.phone);
    if (fault !== 'none') return fault;
    this.#inbox.add({ ...message, time: this.#now().toISOString() });
    return 'delivered';
  }
}
