import { MINUTE_MS, type OcrType, SECOND_MS } from '@cheyantong/domain';
import { type DocumentReader, OcrRefused, type Readings } from '../port.ts';
import type { ReadingOrder } from './read-document.ts';
import { type ReadingAnswer, ReadingProcess } from './reading-process.ts';

/** A picture takes some two seconds of one processor: whoever comes after this many would wait too long. */
const MOST_WAITING = 5;
/** Waiting and reading together. */
const TIME_LIMIT_MS = 15 * SECOND_MS;
/** The engine holds some four hundred megabytes, and nobody uploads documents all day. */
const IDLE_MS = 2 * MINUTE_MS;

interface Limits {
  timeLimitMs?: number;
  mostWaiting?: number;
  idleMs?: number;
}

/** The engine that comes with the portal: no account, no network, one picture after the other. */
export function createEmbeddedReader({
  timeLimitMs = TIME_LIMIT_MS,
  mostWaiting = MOST_WAITING,
  idleMs = IDLE_MS,
}: Limits = {}): DocumentReader {
  const reading = new ReadingProcess(idleMs);
  let waiting = 0;
  let previous: Promise<unknown> = Promise.resolve();

  async function inTurn(order: ReadingOrder): Promise<ReadingAnswer> {
    const signal = AbortSignal.timeout(timeLimitMs);
    const turn = previous.then(async () => {
      signal.throwIfAborted();
      return reading.ask(order, signal);
    });
    previous = turn.catch(() => undefined);
    try {
      return await turn;
    } catch {
      throw signal.aborted ? new OcrRefused('busy', 'time-limit') : new OcrRefused('unreachable', 'ended');
    }
  }

  return {
    async read<T extends OcrType>(type: T, picture: Uint8Array): Promise<Readings<T>> {
      if (waiting >= mostWaiting) throw new OcrRefused('busy', 'queue-full');
      waiting += 1;
      try {
        const answer = await inTurn({ type, picture });
        if ('problem' in answer) throw new OcrRefused('unreadable', 'no-picture');
        return answer.readings as Readings<T>;
      } finally {
        waiting -= 1;
      }
    },

    close: async () => reading.end(),
  };
}
