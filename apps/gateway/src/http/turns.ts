import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** So many are begun in a turn. */
const FEW = 8;
/** Who has waited for so long is begun in any turn that is so young: most of them will be sent away, which costs little. */
const LONG_MS = 500;
const YOUNG_MS = 2;

/** Whoever comes in may have others behind them at the door: so many turns in a row are left to letting in. */
const MOST_TURNS_AT_THE_DOOR = 64;

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
}

/**
 * Begins a few requests in each turn of the event loop, in the order in which they came. Node takes one new connection a turn:
 * where a turn answers everybody who is connected already, a rush of a thousand lets the last ones in after half a minute. While
 * somebody comes in with every turn, nobody new is begun: such turns are short, and who is in can at least be told to come again.
 */
export class Turns {
  readonly #begin: RequestListener;
  readonly #waiting: Waiting[] = [];
  #begun = 0;
  #isTurning = false;
  #somebodyCameIn = false;
  #turnsAtTheDoor = 0;

  constructor(server: Server) {
    const [begin, ...others] = server.listeners('request') as RequestListener[];
    if (!begin || others.length > 0)
      throw new Error('one listener is given its turns, not none and not several');
    this.#begin = begin;
    server.off('request', begin);
    server.on('request', (request, response) => this.#take(request, response));
    server.on('connection', () => {
      this.#somebodyCameIn = true;
    });
  }

  /** How long the one has waited whose turn is next. */
  get longestWaitMs(): number {
    const [next] = this.#waiting;
    return next ? performance.now() - next.since : 0;
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#isTurning) this.#beginTurn();
    if (this.#waiting.length === 0 && this.#begun < FEW) this.#beginOne(request, response);
    else this.#waiting.push({ request, response, since: performance.now() });
  }

  #beginTurn(): void {
    this.#begun = 0;
    this.#isTurning = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isTurning = false;
    if (this.#waiting.length === 0) return;
    this.#beginTurn();
    if (this.#letsIn()) return;
    const beganAt = performance.now();
    const isYoung = () => performance.now() - beganAt < YOUNG_MS;
    let at = 0;
    for (const { request, response, since } of this.#waiting) {
      if (this.#begun >= FEW && !(beganAt - since > LONG_MS && isYoung())) break;
      at += 1;
      // Whoever has left does not wait for an answer.
      if (!response.destroyed) this.#beginOne(request, response);
    }
    this.#waiting.splice(0, at);
  }

  #letsIn(): boolean {
    const letsIn = this.#somebodyCameIn && this.#turnsAtTheDoor < MOST_TURNS_AT_THE_DOOR;
    this.#turnsAtTheDoor = letsIn ? this.#turnsAtTheDoor + 1 : 0;
    this.#somebodyCameIn = false;
    return letsIn;
  }

  #beginOne(request: IncomingMessage, response: ServerResponse): void {
    this.#begun += 1;
    this.#begin(request, response);
  }
}
