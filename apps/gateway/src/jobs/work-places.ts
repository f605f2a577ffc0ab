import type { PgBoss } from 'pg-boss';
import type { Leisure } from './leisure.ts';

/** The transaction that work was handed in with is usually over by then. */
const SOON_MS = 50;

/**
 * Where this process works at its queues. Each place looks for work every two seconds, by the queue's own rhythm; as long as
 * there is time for it, also when it has just done a piece, and when one was handed in here. A process that is busy with
 * visitors keeps to the rhythm.
 */
export class WorkPlaces {
  readonly #boss: PgBoss;
  readonly #leisure: Leisure;
  readonly #places = new Map<string, string[]>();

  constructor(boss: PgBoss, leisure: Leisure) {
    this.#boss = boss;
    this.#leisure = leisure;
  }

  /** So many pieces of a queue are worked at at once. */
  async open(queue: string, many: number, work: (data: object) => Promise<void>): Promise<void> {
    const ids: string[] = [];
    this.#places.set(queue, ids);
    for (let place = 0; place < many; place++) {
      let id = '';
      id = await this.#boss.work<object>(queue, async ([job]) => {
        try {
          await work(job?.data ?? {});
        } finally {
          this.#look(id);
        }
      });
      ids.push(id);
    }
  }

  /** The places of a queue take turns in being told. */
  lookSoon(queue: string): void {
    const ids = this.#places.get(queue);
    const id = ids?.shift();
    if (!ids || !id) return;
    ids.push(id);
    setTimeout(() => this.#look(id), SOON_MS).unref();
  }

  #look(id: string): void {
    if (this.#leisure.hasTime) this.#boss.notifyWorker(id);
  }
}
