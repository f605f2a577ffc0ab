import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '@cheyantong/domain';
import type { ClockMove } from '../moved-clock.ts';
import { type Harm, kill, LONGEST_LIFE_MS, launch, liveForAWhile } from './harms.ts';

const CLOCK = new URL('../moved-clock.ts', import.meta.url).href;
const FURTHEST_HOURS = 48;

/** The clock of the server's machine jumps by hours, forward or back, and is set right again; that of PostgreSQL's machine does not. */
export const jumpClock: Harm = async (world, random) => {
  const server = launch({ ...world.settings, NODE_OPTIONS: `--import=${CLOCK}` });
  const move = (clockAheadMs: number) => server.send({ clockAheadMs } satisfies ClockMove);
  await liveForAWhile(server, random);
  move(random.between(-FURTHEST_HOURS, FURTHEST_HOURS) * HOUR_MS);
  await wait(random.between(50, 2 * LONGEST_LIFE_MS));
  move(0);
  await wait(random.between(50, LONGEST_LIFE_MS));
  await kill(server);
};
