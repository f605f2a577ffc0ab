import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@cheyantong/domain';
import { Random } from '../../apps/gateway/test/fire/random.ts';
import type { Harm } from '../../apps/gateway/test/kills/harms.ts';
import { liveThroughKills } from '../../apps/gateway/test/kills/rounds.ts';
import { openKillsWorld } from '../../apps/gateway/test/kills/world.ts';
import type { Given } from '../support/trial.ts';

const MEMBERS_A_ROUND = 3;

interface Place {
  /** The embedded database without. */
  databaseUrl?: string;
  /** Where the folder of the data is made. */
  within?: string;
  clockJumps?: boolean;
}

/** Members live through so many rounds of harm, or for `--playMinutes=…`, on a database of their own. */
export async function play(
  { seed, tell, option }: Given,
  rounds: number,
  harmOf: (round: number) => Harm,
  { databaseUrl, within = tmpdir(), clockJumps = false }: Place = {},
) {
  const dataDir = await mkdtemp(join(within, 'cheyantong-kills-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const many = 20 + rounds * MEMBERS_A_ROUND;
  const world = await openKillsWorld({ databaseUrl, dataDir, remove }, many, { clockJumps });
  const untilMs = Date.now() + option('playMinutes', 60) * MINUTE_MS;
  const random = new Random(seed);
  const outcome = await liveThroughKills(world, {
    rounds,
    untilMs,
    random,
    harmOf,
    untilAllIsDone: true,
    tell,
  });
  await world.close();
  await remove();
  await rm(world.settings.FILE_DIR, { recursive: true, force: true });
  return outcome;
}
