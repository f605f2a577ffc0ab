import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many are begun in a turn. Those that are answered there and then leave nothing to do and are not counted while the turn is young. */
const FEW = 8;
const YOUNG_MS = 2;
/** Who has waited for so long is begun in any turn that is so young, too: most of them will be sent away, which costs little. */
const LONG_MS = 500;

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
 * On a connection that is kept alive, nobody is begun while others are still being read: answers that go out together wake those who
 * wait for them once, not each time.
 */
export class Turns {
  readonly #begin: RequestListener;
  readonly #waiting: Waiting[] = [];
  readonly #haveAsked = new WeakSet<Socket>();
  #begunAtOnce = 0;
  #isTurning = false;
  /** Some of those who waited in the last turn. */
  #areSomeLeft = false;
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
    this.#waitForTurn();
    if (this.#beginsAtOnce(request)) this.#begin(request, response);
    else this.#waiting.push({ request, response, since: performance.now() });
  }

  /** Who asks for the first time may have closed their side with the question: in the next moment Node would close ours. */
  #beginsAtOnce({ socket }: IncomingMessage): boolean {
    if (this.#haveAsked.has(socket)) return false;
    this.#haveAsked.add(socket);
    if (this.#waiting.length > 0 || this.#begunAtOnce >= FEW) return false;
    this.#begunAtOnce += 1;
    return true;
  }

  #waitForTurn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      this.#begunAtOnce = 0;
      if (!this.#letsIn()) this.#beginSome();
      this.#areSomeLeft = this.#waiting.length > 0;
      if (this.#areSomeLeft) this.#waitForTurn();
    });
  }

  #beginSome(): void {
    const beganAt = performance.now();
    const isYoung = () => performance.now() - beganAt < YOUNG_MS;
    let [looked, begun] = [0, 0];
    for (const { request, response, since } of this.#waiting) {
      const isExtra = looked >= FEW;
      const isDue = begun < FEW || beganAt - since > LONG_MS;
      if (isExtra && !(isDue && isYoung())) break;
      looked += 1;
      // Whoever has left does not wait for an answer.
      if (response.destroyed) continue;
      this.#begin(request, response);
      if (!response.writableEnded) begun += 1;
    }
    this.#waiting.splice(0, looked);
  }

  #letsIn(): boolean {
    const letsIn = this.#areSomeLeft && this.#somebodyCameIn && this.#turnsAtTheDoor < MOST_TURNS_AT_THE_DOOR;
    this.#turnsAtTheDoor = letsIn ? this.#turnsAtTheDoor + 1 : 0;
    this.#somebodyCameIn = false;
    return letsIn;
  }
}
