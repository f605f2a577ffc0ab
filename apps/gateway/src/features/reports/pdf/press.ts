import { Worker } from 'node:worker_threads';
import type { Service } from '@cheyantong/domain';

/** What a report's PDF is made from. */
export interface PrintOrder {
  service: Service;
  /** The issued document, as it is kept. */
  document: string;
  checkCode: string;
  verifyUrl: string;
  keyId: string;
  /** Masked phone of the member it is printed for. */
  reader: string;
}

export interface PrintRequest {
  id: number;
  order: PrintOrder;
}

export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; failure: string };

/** Prints in a thread of its own: the fonts alone cost more time than answering a hundred requests. */
export class PdfPress {
  readonly #underWay = new Map<number, PromiseWithResolvers<Uint8Array>>();
  #worker: Worker | undefined;
  #lastId = 0;

  print(order: PrintOrder): Promise<Uint8Array> {
    const id = ++this.#lastId;
    const result = Promise.withResolvers<Uint8Array>();
    this.#underWay.set(id, result);
    this.#worker ??= this.#hire();
    this.#worker.postMessage({ id, order } satisfies PrintRequest);
    return result.promise;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./print-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: PrintAnswer) => {
      const result = this.#underWay.get(answer.id);
      this.#underWay.delete(answer.id);
      if ('pdf' in answer) result?.resolve(answer.pdf);
      else result?.reject(new Error(answer.failure));
    });
    // An error is followed by the end of the thread; it is the cause worth knowing.
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => this.#abandon(new Error('the printing thread ended', { cause })));
    return worker;
  }

  /** The thread is gone: what it had in hand fails, and the next order hires a new one. */
  #abandon(reason: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#underWay.values()) reject(reason);
    this.#underWay.clear();
  }
}
