import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Readings } from '../port.ts';
import type { ReadingOrder } from './read-document.ts';

export type ReadingAnswer = { readings: Readings } | { problem: 'unreadable' };

const PROGRAM = fileURLToPath(new URL('./reading-main.ts', import.meta.url));

/**
 * A process that starts when it is asked and ends when nobody asks for a while, or when it takes too long. It is no thread:
 * the engine's native code brings the whole process down when its thread is ended at work, and gives its memory back
 * only with its process.
 */
export class ReadingProcess {
  readonly #idleMs: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  /** One order at a time. Rejects when the signal says so, or when the process ends on the way. */
  async ask(order: ReadingOrder, signal: AbortSignal): Promise<ReadingAnswer> {
    clearTimeout(this.#idle);
    this.#child ??= start();
    const child = this.#child;
    const { promise, resolve, reject } = Promise.withResolvers<ReadingAnswer>();
    const giveUp = () => reject(signal.reason);
    const ended = () => reject(new Error('the reading process ended'));
    child.once('message', resolve).once('exit', ended).once('error', ended);
    signal.addEventListener('abort', giveUp);
    child.channel?.ref();
    try {
      child.send(order);
      const answer = await promise;
      this.#idle = setTimeout(() => this.end(), this.#idleMs).unref();
      return answer;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      child.off('message', resolve).off('exit', ended).off('error', ended);
      child.channel?.unref();
      signal.removeEventListener('abort', giveUp);
    }
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** It is told nothing of our settings, and does not keep the server from ending unless it is at work. */
function start(): ChildProcess {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], env: {} });
  // Without a listener an error that nobody waits for any more would end the server.
  child.on('error', () => undefined);
  child.unref();
  return child;
}
