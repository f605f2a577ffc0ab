import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@cheyantong/domain';
import { residentMib } from '../../bench/support/process-cost.ts';
import type { Program } from '../../bench/support/program.ts';
import { ask } from './crowd.ts';

const PAGE = '/usedCar/tabs1?keyword=';
const BUSY = 503;
/** More than a server of its size should ever need. */
const MOST_MIB = 1_024;
const WELL_AGAIN_WITHIN_MS = 30 * SECOND_MS;

/** Many ask for pages that have to be made anew, more than can be made: who is too many is told so, and when to come again. */
export async function overload({ port, pid }: Program, connections: number, seconds: number) {
  const faults: string[] = [];
  const before = residentMib(pid);
  let [peak, sentAway, isOver] = [before, 0, false];
  const visitor = (async () => {
    for (let at = 0; !isOver; at++) {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${PAGE}v${at}`);
      peak = Math.max(peak, residentMib(pid));
      if (status === BUSY) {
        sentAway += 1;
        if (!(Number(headers.get('retry-after')) > 0))
          faults.push('somebody was sent away without Retry-After');
      } else if (status !== 200) faults.push(`a visitor was answered ${status}`);
    }
  })();
  const { answers, refused, broken } = await ask({
    ...{ port, connections, seconds, path: PAGE, neverTheSame: true },
  });
  isOver = true;
  await visitor;

  if (broken > 0) faults.push(`overload: ${broken} connections broke or were not answered`);
  if (peak > MOST_MIB) faults.push(`overload: the server grew to ${peak} MiB`);
  const calmAt = Date.now();
  const isWell = async () => (await fetch(`http://127.0.0.1:${port}/home`)).status === 200;
  while (!(await isWell()) && Date.now() - calmAt < WELL_AGAIN_WITHIN_MS) await wait(100);
  const wellAfterMs = Date.now() - calmAt;
  if (wellAfterMs > WELL_AGAIN_WITHIN_MS) faults.push(`overload: well again only after ${wellAfterMs} ms`);
  const told = `overload: ${answers} answers, ${refused} of them 503; ${sentAway} met by a visitor; ${before} to ${peak} MiB; well again after ${wellAfterMs} ms`;
  return { faults, told };
}
