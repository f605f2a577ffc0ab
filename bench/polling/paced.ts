import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dialog } from './open-dialogs.ts';

export interface Polled {
  /** From the moment at which each poll was due, whether or not it could be sent then. */
  times: number[];
  /** Answers that were none, or not "not paid yet". */
  errors: number;
  /** How late this process itself was at its worst, in ms. */
  ownDelayMs: number;
}

const PATH = '/api/oms-boot/app-api/v1/orders/pollingOrder/';
const TICK_MS = 1;
const CONNECTED_AT_A_TIME = 100;
const NOT_PAID = /^HTTP\/1\.1 200 [\s\S]*"data":false/;

interface Poller {
  socket: Socket;
  question: string;
  /** When the poll was due that is not answered yet. */
  asked: number | undefined;
}

/**
 * Many connections that stay open, each of which asks at its own moment of every three seconds, answered or not. Requests are
 * written as they are sent: a client of Node's would take as much processor as the server.
 */
export class PacedPolls {
  readonly #pollers: Poller[] = [];
  #times: number[] = [];
  #errors = 0;

  async open(port: number, dialogs: readonly Dialog[]): Promise<void> {
    for (const [at, dialog] of dialogs.entries()) {
      this.#pollers.push(this.#poller(port, dialog));
      if (at % CONNECTED_AT_A_TIME === 0) await once(this.#pollers.at(-1)?.socket as Socket, 'connect');
    }
  }

  #poller(port: number, { orderNo, token }: Dialog): Poller {
    const question = `GET ${PATH}${orderNo} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const poller: Poller = { socket, question, asked: undefined };
    // A short answer comes in one piece.
    socket.on('data', (answer) => {
      if (!NOT_PAID.test(answer.toString('latin1'))) this.#errors += 1;
      if (poller.asked !== undefined) this.#times.push(performance.now() - poller.asked);
      poller.asked = undefined;
    });
    socket.on('error', () => {
      this.#errors += 1;
    });
    return poller;
  }

  async poll(everyMs: number, forMs: number): Promise<Polled> {
    this.#times = [];
    this.#errors = 0;
    const delay = monitorEventLoopDelay({ resolution: TICK_MS });
    delay.enable();
    const startedAt = performance.now();
    const apart = everyMs / this.#pollers.length;
    for (let turn = 0, due = startedAt; due < startedAt + forMs; turn++, due = startedAt + turn * apart) {
      while (due > performance.now()) await wait(TICK_MS);
      this.#ask(this.#pollers[turn % this.#pollers.length] as Poller, due);
    }
    await wait(everyMs);
    delay.disable();
    this.#errors += this.#pollers.filter(({ asked }) => asked !== undefined).length;
    return { times: this.#times, errors: this.#errors, ownDelayMs: delay.percentile(99) / 1e6 };
  }

  #ask(poller: Poller, due: number): void {
    // Not answered for a whole turn: a dialog asks nothing while it waits.
    if (poller.asked !== undefined) this.#errors += 1;
    else {
      poller.asked = due;
      poller.socket.write(poller.question);
    }
  }

  close(): void {
    for (const { socket } of this.#pollers) socket.destroy();
  }
}
