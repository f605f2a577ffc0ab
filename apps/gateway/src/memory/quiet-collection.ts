import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 5_000;
/** Of the time since the last look. Health checks and queues that find nothing take less. */
const QUIET_SHARE = 0.05;
/** A collection is a quarter of a second in which nobody is answered: for less it is not worth it. */
const WORTH_BYTES = 64 * 1024 * 1024;

export interface Process {
  /** Which part of the time since it was last asked the loop was at work, 0 to 1. */
  busyShare(): number;
  residentBytes(): number;
  collect(): void;
}

/** After a rush V8 keeps the emptied memory for the next one. A quiet server gives it back (decision 46). */
export class QuietCollection {
  readonly #process: Process;
  #held = 0;

  constructor(ownProcess: Process) {
    this.#process = ownProcess;
  }

  look(): void {
    const isQuiet = this.#process.busyShare() < QUIET_SHARE;
    if (!isQuiet || this.#process.residentBytes() < this.#held + WORTH_BYTES) return;
    this.#process.collect();
    this.#held = this.#process.residentBytes();
  }
}

/** Goes on until the process ends, and keeps it from nothing. */
export function collectWhenQuiet(): void {
  const collection = new QuietCollection(thisProcess());
  setInterval(() => collection.look(), LOOK_EVERY_MS).unref();
}

function thisProcess(): Process {
  let since = performance.eventLoopUtilization();
  const collect = fullCollector();
  return {
    busyShare() {
      const { utilization } = performance.eventLoopUtilization(since);
      since = performance.eventLoopUtilization();
      return utilization;
    },
    residentBytes: () => process.memoryUsage.rss(),
    // An ordinary full collection keeps the emptied pages for later; only this flavour returns them to the system.
    collect: () => collect({ type: 'major', flavor: 'last-resort' }),
  };
}

type Collector = (how: { type: 'major'; flavor: 'last-resort' }) => void;

/** V8's own, which is there for contexts that are made after the switch; no other code gets to see it. */
function fullCollector(): Collector {
  setFlagsFromString('--expose-gc');
  const collect: Collector = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
