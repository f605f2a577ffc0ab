import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { gt, inArray, max, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { usedCars } from '../tables.ts';
import { carReading, carsIn } from './read-cars.ts';
import { Stock } from './stock.ts';

/** So many ids are read at a time: each time the server answers nobody for some 50 ms. */
const STEP = 20_000n;

/** So many times later than wanted, a reading is waited for. */
const MOST_LAG = 10;

/** Whoever waits for a reading waits so long, unless lists may not lag at all: a database that hangs must not empty them. */
const READING_PATIENCE_MS = 2_000;

const { id, status, changedIn } = usedCars;

/**
 * Keeps the stock like the database. Every row says which transaction wrote it last, and PostgreSQL can tell whether a
 * transaction was over at an earlier moment: what was not is read again, so that nothing is missed, in whatever order
 * transactions end.
 */
export class StockKeeper {
  readonly #db: DbHandle;
  readonly #changed;
  readonly stock = new Stock();
  /** The moment of the database up to which everything is known. */
  #snapshot: string | undefined;
  readonly #mayLagMs: number;
  #readAt = 0;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<Stock> | undefined;

  constructor(db: DbHandle, mayLagMs: number) {
    this.#db = db;
    this.#mayLagMs = mayLagMs;
    const seen = sql`${sql.placeholder('seen')}::pg_snapshot`;
    this.#changed = carReading(
      db,
      // The first half is what the index finds.
      sql`${changedIn} >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(${changedIn}, ${seen})`,
    ).prepare('changed_used_cars');
  }

  /**
   * The stock, hardly behind the database. As long as visitors come, what they see was read a moment ago and the next
   * reading goes on behind their backs; only after a pause somebody waits for it. While the database is away the cars of
   * a while ago are better than none.
   */
  async current(): Promise<Stock> {
    if (!this.#snapshot) return this.upToDate();
    const age = performance.now() - this.#readAt;
    if (age > this.#mayLagMs * MOST_LAG) {
      const reading = this.upToDate().catch(() => this.stock);
      if (this.#mayLagMs === 0) return reading;
      return Promise.race([reading, wait(READING_PATIENCE_MS, this.stock, { ref: false })]);
    }
    if (age > this.#mayLagMs) this.upToDate().catch(() => undefined);
    return this.stock;
  }

  /** The stock with everything that was committed before the question. Those who ask at the same time wait together. */
  upToDate(): Promise<Stock> {
    // The reading that runs may have looked already, so another one is needed.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const reading = this.#read();
      this.#running = reading.catch(() => undefined);
      return reading;
    });
    return this.#next;
  }

  async #read(): Promise<Stock> {
    this.#snapshot ??= await this.#readAll();
    const startedAt = performance.now();
    const { cars, snapshot } = carsIn(await this.#changed.execute({ seen: this.#snapshot }));
    this.stock.put(cars);
    this.#snapshot = snapshot;
    this.#readAt = startedAt;
    return this.stock;
  }

  /** Answers the moment before the first car was read: what changes meanwhile counts as changed. */
  async #readAll(): Promise<string> {
    await this.#adoptRestoredCars();
    const [before] = await this.#db
      .select({ snapshot: sql<string>`pg_current_snapshot()::text`, last: max(id) })
      .from(usedCars);
    if (!before) throw new Error('an aggregate always answers a row');
    const last = before.last ?? 0n;
    let reading = this.#readStep(0n);
    for (let from = STEP; from < last + STEP; from += STEP) {
      const rows = await reading;
      // The database reads the next cars while these are put into their places. It is asked in a turn of its own.
      reading = from < last ? this.#readStep(from) : Promise.resolve([]);
      reading.catch(() => undefined);
      await nextTurn();
      this.stock.put(carsIn(rows).cars);
    }
    return before.snapshot;
  }

  #readStep(from: bigint) {
    const onSale = sql`${status} = 'onSale' and ${id} > ${from} and ${id} <= ${from + STEP}`;
    return carReading(this.#db, onSale).execute();
  }

  /** A backup that was restored elsewhere brings numbers of transactions that are yet to come there: perhaps of all cars. */
  async #adoptRestoredCars(): Promise<void> {
    const thisOne = sql`pg_current_xact_id()`;
    const some = this.#db.select({ id }).from(usedCars).where(gt(changedIn, thisOne)).limit(Number(STEP));
    let adopted: unknown[];
    do {
      adopted = await this.#db
        .update(usedCars)
        .set({ changedIn: thisOne })
        .where(inArray(id, some))
        .returning({ id });
    } while (adopted.length > 0);
  }
}
