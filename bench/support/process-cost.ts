import { readdirSync, readFileSync } from 'node:fs';

/** As Linux counts: a hundred in a second. */
const TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;

/** Processor time of a process and its threads so far, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(afterName[11]), Number(afterName[12])];
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}

/** The same to the nanosecond, of the threads that are alive: for single answers, which are shorter than a tick. */
export function exactProcessorMs(pid: number): number {
  let nanoseconds = 0;
  for (const thread of threadsOf(pid)) {
    const [spent] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
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
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KIB_PER_MIB) + helpersMib(pid);
}

/** Of those alone which it started. */
export const helpersMib = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + residentMib(child), 0);

const childrenOf = (pid: number): number[] =>
  threadsOf(pid).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
