import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@cheyantong/domain';
import { openDatabase } from '../../src/db/client.ts';
import type { Random } from '../fire/random.ts';
import { listening, stopServer } from '../server-process.ts';
import { beginAnew, troubles } from './asking.ts';
import { findFaults, findWaiting } from './books.ts';
import { compare } from './compare.ts';
import { type Harm, launch } from './harms.ts';
import { Life } from './life.ts';
import type { KillsWorld } from './world.ts';

const AT_ONCE = 4;
const FIRST_SERIAL = 2_000;
const TOLD_EVERY = 10;
/**
 * For so long servers run until all work is done. What a killed server had in hand is taken up after a minute, and what failed
 * several times waits for minutes until it is tried again.
 */
const SHIFTS_MS = [20, 20, 20, 40, 60, 120, 240, 480].map((seconds) => seconds * SECOND_MS);

interface Plan {
  rounds: number;
  /** No other round begins afterwards. */
  untilMs: number;
  random: Random;
  /** What befalls the server in a round. */
  harmOf(round: number): Harm;
  /** Whether all work has to be done in the end, which takes minutes where a killed server had some in hand. */
  untilAllIsDone: boolean;
  tell?(line: string): void;
}

/** Members live while servers are killed under them; at the end everything that was acknowledged is there, once. */
export async function liveThroughKills(world: KillsWorld, plan: Plan) {
  const { rounds, untilMs, random, harmOf, untilAllIsDone, tell = () => undefined } = plan;
  const faults: string[] = [];
  const blame = (found: readonly string[]) => {
    for (const fault of found) tell(`✗ ${fault}`);
    faults.push(...found);
  };

  const lives: Life[] = [];
  const queue = world.members.values();
  let calm = false;
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (const member of queue) {
      if (calm) return;
      const life = new Life(world, member, FIRST_SERIAL + lives.length);
      lives.push(life);
      blame(await life.live());
    }
  });
  let comparing: Promise<void> = Promise.resolve();
  const look = (life: Life) => (life.clockJumps ? beginAnew(() => compare(life)) : compare(life));
  const compareTouched = async () => {
    for (const life of lives.filter(({ toCompare }) => toCompare)) blame(await look(life));
  };

  let round = 0;
  while (round < rounds && Date.now() < untilMs) {
    round += 1;
    comparing = comparing.then(compareTouched);
    await harmOf(round)(world, random).catch((error: Error) => blame([`round ${round}: ${error.message}`]));
    if (round % TOLD_EVERY === 0) tell(`${round} rounds, ${countOf(lives)}`);
  }

  calm = true;
  const last = await listening(launch(world.settings));
  await Promise.all([...lanes, comparing]);
  for (const life of lives) blame(await look(life));
  if ((await stopServer(last)) !== 0) blame(['the last server did not stop well']);
  blame(await booksAtTheEnd(world, { shifts: untilAllIsDone ? SHIFTS_MS : null, tell }));
  tell(`asked again after: ${[...troubles].map(([what, times]) => `${what} (${times})`).join(', ')}`);
  troubles.clear();
  return { faults, tried: `${round} rounds, ${countOf(lives)}` };
}

/** Servers work in shifts until nobody waits for anything, or there are none left. */
async function booksAtTheEnd(
  world: KillsWorld,
  { shifts, tell }: { shifts: readonly number[] | null; tell(line: string): void },
): Promise<string[]> {
  const { db, close } = await openDatabase(world.address);
  const [faults, waiting] = [await findFaults(db), shifts ? await findWaiting(db) : []];
  await close();
  const [shiftMs, ...later] = shifts ?? [];
  if (waiting.length === 0 || shiftMs === undefined) return [...faults, ...waiting];
  tell(`in the end: ${waiting.join(', ')}`);
  const server = await listening(launch(world.settings));
  await wait(shiftMs);
  await stopServer(server);
  return booksAtTheEnd(world, { shifts: later, tell });
}

function countOf(lives: readonly Life[]): string {
  const total = (count: (life: Life) => number) => lives.reduce((sum, life) => sum + count(life), 0);
  return [
    `${total(({ acknowledged }) => acknowledged.orders.length)} orders`,
    `${total(({ acknowledged }) => acknowledged.paid.length)} payments`,
    `${total(({ acknowledged }) => acknowledged.leads.length)} leads and purchases`,
    `${total(({ acknowledged }) => acknowledged.files.length + acknowledged.uploads.length)} files`,
    `${total(({ acknowledged }) => Number(acknowledged.certified))} certifications`,
    `${total(({ acknowledged }) => acknowledged.steps.length)} steps of parts acknowledged`,
  ].join(', ');
}
