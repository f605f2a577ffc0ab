import { readdirSync, readFileSync } from 'node:fs';

/** As Linux counts: a hundred in a second. */
const TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;

/** Processor time of a process and of those it started so far, in milliseconds. */
export const processorMs = (pid: number): number => ownMs(pid) + helpersMs(pid);

/** Of those alone which it started: alive or ended. */
export const helpersMs = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + processorMs(child), ticksMs(pid, [13, 15]));

const ownMs = (pid: number): number => ticksMs(pid, [11, 13]);

/** The sum of some figures that stand behind the name. */
function ticksMs(pid: number, [from, to]: [from: number, to: number]): number {
  const stat = told(pid, 'stat');
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = afterName.slice(from, to).reduce((sum, figure) => sum + Number(figure), 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

/** The process alone to the nanosecond, of the threads that are alive: for single answers, which are shorter than a tick. */
export function exactProcessorMs(pid: number): number {
  let nanoseconds = 0;
  for (const thread of threadsOf(pid)) {
    const [spent] = told(pid, `task/${thread}/schedstat`).split(' ');
    nanoseconds += Number(spent);
  }
  return nanoseconds / 1_000_000;
}

/** None of a process that has ended. */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Memory that a process and those it started hold now, in MiB. What they share is counted for each. */
export function residentMib(pid: number): number {
  const [, kib = 0] = /VmRSS:\s+(\d+)/.exec(told(pid, 'status')) ?? [];
  return Math.round(Number(kib) / KIB_PER_MIB) + helpersMib(pid);
}

/** Of those alone which it started. */
export const helpersMib = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + residentMib(child), 0);

const childrenOf = (pid: number): number[] =>
  threadsOf(pid).flatMap((thread) =>
    told(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

/** What Linux tells of a process; of one that has just ended, nothing. */
function told(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
