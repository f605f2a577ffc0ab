import { Worker } from 'node:worker_threads';
import type { CarPicture } from './address.ts';

export interface DrawRequest {
  id: number;
  picture: CarPicture;
}

export type DrawAnswer = { id: number; webp: Uint8Array } | { id: number; failure: string };

interface Order {
  picture: CarPicture;
  resolve(webp: Uint8Array): void;
  reject(reason: Error): void;
}

/** One picture may be drawn while another is compressed; more would take the processor from the visitors. */
const AT_A_TIME = 2;

/** Draws cars in a thread of its own, because a drawing costs more time than answering a hundred requests. */
export class Studio {
  readonly #waiting: Order[] = [];
  readonly #underWay = new Map<number, Order>();
  #worker: Worker | undefined;
  #lastId = 0;

  draw(picture: CarPicture): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ picture, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#waiting.length = 0;
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#underWay.size >= AT_A_TIME) return;
    const order = this.#waiting.shift();
    if (!order) return;
    const id = ++this.#lastId;
    this.#underWay.set(id, order);
    this.#worker ??= this.#hire();
    this.#worker.postMessage({ id, picture: order.picture } satisfies DrawRequest);
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: DrawAnswer) => {
      const order = this.#underWay.get(answer.id);
      this.#underWay.delete(answer.id);
      if ('webp' in answer) order?.resolve(answer.webp);
      else order?.reject(new Error(answer.failure));
      this.#next();
    });
    // An error is followed by the end of the thread; it is the cause worth knowing.
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => this.#abandon(new Error('the drawing thread ended', { cause })));
    return worker;
  }

  /** The thread is gone: what it had in hand fails, what waits goes to a new one. */
  #abandon(reason: Error): void {
    this.#worker = undefined;
    for (const order of this.#underWay.values()) order.reject(reason);
    this.#underWay.clear();
    for (let place = 0; place < AT_A_TIME; place++) this.#next();
  }
}
