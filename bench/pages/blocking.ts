/** As Chromium records it; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of these the thread was at work; the rest it waited for a processor. */
  tdur?: number;
}

export interface Trace {
  traceEvents: TraceEvent[];
}

/** How long tasks hold up a page, beyond the 50 ms that nobody notices. */
export interface Blocking {
  byClock: number;
  byProcessor: number;
}

const UNNOTICED_MS = 50;
/** Before the parser begins, the page is made ready. */
const READY_US = 30_000;

/**
 * All tasks of a page's main thread, on a device so many times slower. On a machine with few processors the thread waits for those
 * that draw, fetch and measure beside it: by the clock that counts as the page's own work, by the processor it does not.
 */
export function blockingOf({ traceEvents }: Trace, slowdown: number): Blocking {
  const threads = Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  const parses = (events: readonly TraceEvent[]) => events.filter(({ name }) => name === 'ParseHTML');
  const [own = []] = [...threads.values()].sort((a, b) => parses(b).length - parses(a).length);
  const begin = Math.min(...parses(own).map(({ ts }) => ts)) - READY_US;
  const tasks = own.filter(({ name, ph, ts }) => name.endsWith('RunTask') && ph === 'X' && ts >= begin);
  const sumOf = (timeOf: (task: TraceEvent) => number): number =>
    tasks.reduce((sum, task) => sum + Math.max(0, (slowdown * timeOf(task)) / 1000 - UNNOTICED_MS), 0);
  return {
    byClock: sumOf(({ dur = 0 }) => dur),
    byProcessor: sumOf(({ dur = 0, tdur = dur }) => tdur),
  };
}
