import { getCompileCacheDir } from 'node:module';
import Tinypool from 'tinypool';
import { Failure } from '../http/failure.ts';

/** A report may be printed while a picture is drawn; more would take the processor from the visitors. */
const HELPERS = 2;
/** Some pages full of pictures that nobody has drawn yet. Whoever comes after them is asked to come again. */
export const MAX_WAITING = 200;
const IDLE_MS = 60_000;
const HELPER = new URL('./helper.ts', import.meta.url);

/** Where a piece of work is found: a module and the name of its function. */
interface Place {
  module: URL;
  name: string;
}

type Work = (order: never) => Promise<unknown>;

/**
 * Does beside the visitors' thread what costs more time than answering a hundred of them, in processes of their own: a decoder that
 * crashes or never ends takes only its own piece with it, and the memory of drawing goes back when they end. They start
 * when there is work and end when there is none.
 */
export class WorkerPool {
  #pool: Tinypool | undefined;
  #isClosed = false;

  /**
   * What is not done in the given time is given up, and its helper with it: some files were made to keep a decoder busy. Whoever
   * waits when the server stops is asked to come again as well.
   */
  async run<W extends Work>(
    { module, name }: Place,
    order: Parameters<W>[0],
    { withinMs }: { withinMs?: number } = {},
  ): Promise<Awaited<ReturnType<W>>> {
    this.#pool ??= openPool();
    if (this.#pool.queueSize >= MAX_WAITING) throw new Failure('B0220');
    const signal = withinMs === undefined ? null : AbortSignal.timeout(withinMs);
    try {
      return await this.#pool.run(order, { filename: module.href, name, signal });
    } catch (error) {
      throw signal?.aborted || this.#isClosed ? new Failure('B0220') : error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.destroy();
  }
}

function openPool(): Tinypool {
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: HELPERS,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    execArgv: ['--import', HELPER.href],
    env: surroundings(),
  });
  // A helper that had nothing to do was ended from outside, by the system or with the server's whole group. The next piece of
  // work starts another; one that was at work tells whoever waits for it.
  pool.on('error', () => undefined);
  return pool;
}

/** All that a helper is told: it opens strangers' files, and has no use for the server's keys and addresses. */
function surroundings(): Record<string, string> {
  const compiled = getCompileCacheDir();
  return { NODE_ENV: 'production', ...(compiled && { NODE_COMPILE_CACHE: compiled }) };
}
