import { Piscina } from 'piscina';
import { Failure } from '../http/failure.ts';

/** A report may be printed while a picture is drawn; more would take the processor from the visitors. */
const THREADS = 2;
/** Some pages full of pictures that nobody has drawn yet. Whoever comes after them is asked to come again. */
export const MAX_WAITING = 200;
const IDLE_MS = 60_000;

/** Where a piece of work is found: a module and the name of its function. */
interface Place {
  module: URL;
  name: string;
}

type Work = (order: never) => Promise<unknown>;

/**
 * Does beside the visitors' thread what costs more time than answering a hundred of them. Threads start when there is
 * work and end when there is none; one that breaks takes only its own piece with it.
 */
export class WorkerPool {
  #pool: Piscina | undefined;

  /** What is not done in the given time is given up, and its thread with it: some files were made to keep a decoder busy. */
  async run<W extends Work>(
    { module, name }: Place,
    order: Parameters<W>[0],
    { withinMs }: { withinMs?: number } = {},
  ): Promise<Awaited<ReturnType<W>>> {
    this.#pool ??= new Piscina({
      minThreads: 0,
      maxThreads: THREADS,
      maxQueue: MAX_WAITING,
      idleTimeout: IDLE_MS,
      execArgv: [],
    });
    if (this.#pool.queueSize >= MAX_WAITING) throw new Failure('B0220');
    const signal = withinMs === undefined ? null : AbortSignal.timeout(withinMs);
    try {
      return await this.#pool.run(order, { filename: module.href, name, signal });
    } catch (error) {
      throw signal?.aborted ? new Failure('B0220') : error;
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
