import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;

/** Waits until something is so, and says what was waited for when it takes too long. */
export async function until(
  what: string,
  withinMs: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    if (await isSo()) return performance.now() - begun;
    await wait(LOOK_AGAIN_MS);
  }
  throw new Error(`waited ${withinMs / 1000} s in vain: ${what}`);
}

/** Whether an address answers with 200 in time. */
export const answers = (url: string, withinMs = 2_000): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(withinMs) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    () => false,
  );
