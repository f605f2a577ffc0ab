import { MINUTE_MS } from '@cheyantong/domain';
import { LRUCache } from 'lru-cache';

const FRESH_MS = 10 * MINUTE_MS;
const MOST_KEPT = 100_000;

type Read<Value> = (ids: string[]) => Promise<Iterable<readonly [id: string, value: Value]>>;

/** Things that hardly ever change, read by their ids, many at a time, and remembered: nobody waits for one twice. */
export class KeptById<Value extends NonNullable<unknown>> {
  readonly #read: Read<Value>;
  /** What is old is read again behind the visitor's back. A `max` would set places for all of them aside at once. */
  readonly #kept = new LRUCache<string, Value>({
    maxSize: MOST_KEPT,
    sizeCalculation: () => 1,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  #renewing = false;

  constructor(read: Read<Value>) {
    this.#read = read;
  }

  /** Without those that there are not. */
  async of(ids: Iterable<string>): Promise<ReadonlyMap<string, Value>> {
    const found = new Map<string, Value>();
    const missing = new Set<string>();
    const old = new Set<string>();
    for (const id of ids) {
      const known = this.#kept.get(id);
      if (known) found.set(id, known);
      else missing.add(id);
      if (known && this.#kept.getRemainingTTL(id) <= 0) old.add(id);
    }
    if (old.size > 0) this.#renew(old);
    if (missing.size > 0) for (const [id, value] of await this.#fetch(missing)) found.set(id, value);
    return found;
  }

  async #fetch(ids: ReadonlySet<string>): Promise<Map<string, Value>> {
    const read = new Map(await this.#read([...ids]));
    for (const [id, value] of read) this.#kept.set(id, value);
    return read;
  }

  /** Who cannot be reached now is tried again with the next page that shows it. */
  #renew(ids: ReadonlySet<string>): void {
    if (this.#renewing) return;
    this.#renewing = true;
    this.#fetch(ids)
      .catch(() => undefined)
      .finally(() => {
        this.#renewing = false;
      });
  }
}
