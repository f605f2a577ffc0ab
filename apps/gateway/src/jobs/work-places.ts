import type { PgBoss } from 'pg-boss';
import type { DbHandle } from '../db/handle.ts';
import type { Leisure } from './leisure.ts';
import { readyWork } from './ready-work.ts';

/** The transaction that work was handed in with is usually over by then. */
const SOON_MS = 50;

/** Each place looks by itself, too, should it ever not be told. */
const UNTOLD = { pollingIntervalSeconds: 60 };

interface Place {
  id: string;
  isWorking: boolean;
}

/**
 * Where this process works at its queues. A place looks for work when it is told to: when some was handed in here, and when it has just
 * done a piece, as long as there is time for it; and when a look at all queues at once finds work that others left, or that
 * was to be tried again by now. A process that is busy with visitors keeps to the rhythm of those looks.
 */
export class WorkPlaces {
  readonly #boss: PgBoss;
  readonly #db: DbHandle;
  readonly #leisure: Leisure;
  readonly #places = new Map<string, Place[]>();

  constructor(boss: PgBoss, db: DbHandle, leisure: Leisure) {
    this.#boss = boss;
    this.#db = db;
    this.#leisure = leisure;
  }

  /** So many pieces of a queue are worked at at once. */
  async open(queue: string, many: number, work: (data: object) => Promise<void>): Promise<void> {
    const places: Place[] = [];
    for (let count = 0; count < many; count++) {
      const place: Place = { id: '', isWorking: false };
      place.id = await this.#boss.work<object>(queue, UNTOLD, async ([job]) => {
        place.isWorking = true;
        try {
          await work(job?.data ?? {});
        } finally {
          place.isWorking = false;
          if (this.#leisure.hasTime) this.#boss.notifyWorker(place.id);
        }
      });
      places.push(place);
    }
    this.#places.set(queue, places);
  }

  lookSoon(queue: string): void {
    setTimeout(() => {
      if (this.#leisure.hasTime) this.#tell(queue, 1);
    }, SOON_MS).unref();
  }

  async lookEverywhere(): Promise<void> {
    const places = new Map([...this.#places].map(([queue, { length }]) => [queue, length]));
    for (const { queue, pieces } of await readyWork(this.#db, places)) this.#tell(queue, pieces);
  }

  /** The free places of a queue take turns. */
  #tell(queue: string, pieces: number): void {
    const places = this.#places.get(queue) ?? [];
    const told = places.filter(({ isWorking }) => !isWorking).slice(0, pieces);
    this.#places.set(queue, [...places.filter((place) => !told.includes(place)), ...told]);
    for (const { id } of told) this.#boss.notifyWorker(id);
  }
}
