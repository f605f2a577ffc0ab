import { setTimeout as pause } from 'node:timers/promises';
import { processorMs } from './process-cost.ts';

const LOOK_MS = 3000;
/** Of one processor. */
const QUIET_SHARE = 0.03;

/** Until a process and those it started have next to nothing to do: a first start goes on drawing and appraising behind its answers. */
export async function untilQuiet(pid: number): Promise<void> {
  let before = processorMs(pid);
  for (;;) {
    await pause(LOOK_MS);
    const now = processorMs(pid);
    if (now - before < LOOK_MS * QUIET_SHARE) return;
    before = now;
  }
}
